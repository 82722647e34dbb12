import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A stand-in for the place where a provider publishes its keys, and for the provider that signs with them. */
export interface ProviderKeys {
  url: string;
  sign(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

export async function startProviderKeys(): Promise<ProviderKeys> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = 'key-1';
  const body = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] });
  const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/keys`,
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function portOf(server: Server): number {
  const address = server.address() as AddressInfo;
  return address.port;
}
