/* How to open each chat service. Nothing in here runs before a visitor presses the chat button. */

declare global {
  interface Window {
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
    Tawk_API?: { onLoad?: () => void; maximize?: () => void };
    Tawk_LoadStart?: Date;
  }
}

function loadScript(address: string): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      failed(new Error(`${address} could not be loaded`));
    };
    document.head.append(script);
  });
}

export const chatProviders = {
  crisp: {
    name: "Crisp",
    open(accountId: string) {
      window.CRISP_WEBSITE_ID = accountId;
      window.$crisp = [["do", "chat:open"]];
      return loadScript("https://client.crisp.chat/l.js");
    },
  },
  tawk: {
    name: "Tawk.to",
    open(accountId: string) {
      window.Tawk_API = { onLoad: () => window.Tawk_API?.maximize?.() };
      window.Tawk_LoadStart = new Date();
      return loadScript(`https://embed.tawk.to/${accountId}`);
    },
  },
};
