/** Certificates as openssl makes them. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Signed by itself; whoever wants to trust it takes it as the authority. */
export function makeCertificate({ name, days }: { name: string; days: number }) {
  const folder = mkdtempSync(join(tmpdir(), "agency-certificate-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((file) => join(folder, file)) as [string, string];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const names = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`];
  const args = [
    "req",
    "-x509",
    ...kind,
    ...names,
    "-days",
    `${days}`,
    "-keyout",
    key,
    "-out",
    cert,
  ];
  execFileSync("openssl", args, { stdio: "ignore" });
  const made = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(folder, { recursive: true });
  return made;
}
