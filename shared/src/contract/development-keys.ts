/**
 * Keys of the signed protocol for development only: what the web app embeds. Production values come from the build's
 * environment (see docs/signing.md), and the server refuses to start in production with these.
 */
/** Key of the HMAC-SHA256 over the canonical form, used as UTF-8 text. */
export const DEVELOPMENT_SIGNING_SECRET = 'I4AWckDv9y5-20kc3WeEHD2jYUhkcqgp';

/** AES-256 key of encrypted answers: 32 bytes in hexadecimal. */
export const DEVELOPMENT_ANSWER_KEY = '71874cf91c1973908a5a5f89322a6be7e9be73b65fa2075fc36353b9cb7bdf3b';

/** RSA-2048 public key (SPKI) that signatures are encrypted with. */
export const DEVELOPMENT_PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1kycK3mhTJyeMk1JsEQE
TWwxJSXfoylL5/KF55Ku+k5YI0C8BpgzYhEtBkhIq+oB4ZZS0ETc7I97nJZdMxoV
LYQdHk+0U9ysDa2WtkKcwZ7+IMJOwFCTo2EGWzATLCl+uoZLzVPECL6FKgzZ79Bf
L2x0ta5LzWj8ustGOZSq8WNsmX+wV7jYAWHTGRyYV3BKsSrhGu3TecXsEDuJa2kN
2IYYW/okARL0n2CgrZzkZ2LaJ/6xH7bdq/0UiXGgz6s6/+eSI9r+MjdJ8LlmEGC6
0bgOiv8K07XE/jI8dcInoFzbkggrcQp+DmXQ8t3z3owP3eDsZdGFJi3RJgJ7IrnO
+QIDAQAB
-----END PUBLIC KEY-----`;
