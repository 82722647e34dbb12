/** The part of Apple's script that redirects: same names, same parameters in the address. */
export const APPLE_SCRIPT = `window.AppleID = { auth: (() => {
  let options;
  return {
    init: (given) => { options = given; },
    signIn: async () => {
      const query = new URLSearchParams({
        client_id: options.clientId,
        redirect_uri: options.redirectURI,
        response_type: 'code id_token',
        response_mode: 'form_post',
        scope: options.scope,
        state: options.state,
        nonce: options.nonce,
      });
      window.location.assign('ORIGIN/auth/authorize?' + query);
    },
  };
})() };`;

/** Apple's page: what the author chooses on it is posted to the platform, with nothing of the platform's cookies. */
export function applePage(redirectUri: string, allow: Record<string, string>, cancel: Record<string, string>): string {
  return `<!DOCTYPE html><meta charset="utf-8"><title>Apple</title><h1>Sign in with Apple</h1>
    ${form(redirectUri, allow, 'Continue')}${form(redirectUri, cancel, 'Cancel')}`;
}

function form(action: string, fields: Record<string, string>, label: string): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return `<form method="post" action="${action}">${inputs.join('')}<button>${label}</button></form>`;
}
