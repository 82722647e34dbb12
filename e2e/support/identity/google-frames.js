/* Stands in for https://apis.google.com/js/api.js: the part of gapi.iframes that the Firebase SDK and its frame use. */
(() => {
  const PROTOCOL = 'stand-in-gapi';

  /** One end of a channel between a page and its frame. Messages wait for their handler. */
  function createChannel(otherWindow) {
    const handlers = new Map();
    const early = [];
    const replies = new Map();
    let serial = 0;
    const post = (message) => otherWindow().postMessage({ protocol: PROTOCOL, ...message }, '*');
    const handle = async ({ id, type, data }) => post({ reply: id, data: [await handlers.get(type)(data)] });
    // As the real one does: what a callback throws goes nowhere. The SDK throws after each of its own.
    const answer = ({ reply, data }) => {
      try {
        replies.get(reply)?.(data);
      } catch {}
    };
    window.addEventListener('message', ({ source, data: message }) => {
      if (source !== otherWindow() || message?.protocol !== PROTOCOL) return;
      if (message.reply !== undefined) answer(message);
      else if (handlers.has(message.type)) void handle(message);
      else early.push(message);
    });
    return {
      register(type, handler) {
        handlers.set(type, handler);
        for (const message of early.filter((one) => one.type === type)) void handle(message);
      },
      send(type, data, callback) {
        serial += 1;
        replies.set(serial, callback);
        post({ id: serial, type, data });
      },
    };
  }

  function open({ where, url, attributes: { style, ...attributes } }, callback) {
    const frame = document.createElement('iframe');
    const channel = createChannel(() => frame.contentWindow);
    const ready = new Promise((resolve) => channel.register('ready', resolve));
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    Object.assign(frame.style, style);
    frame.src = url;
    where.append(frame);
    return Promise.resolve(callback({ ...channel, restyle: async () => {}, ping: (done) => ready.then(() => done()) }));
  }

  const parent = window.parent === window ? undefined : createChannel(() => window.parent);
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: {
      Iframe: class {},
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open, getParentIframe: () => parent }),
    },
  };
  parent?.send('ready', {}, () => {});
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]?.();
})();
