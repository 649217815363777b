/* Opens the chat services. Runs only after a visitor clicks the chat button. */

declare global {
  interface Window {
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
    Tawk_API?: { onLoad?: () => void; maximize?: () => void };
    Tawk_LoadStart?: Date;
  }
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
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
