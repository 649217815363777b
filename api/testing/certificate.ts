/** Creates certificates with openssl. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Self-signed; to trust it, pass it as the certificate authority. */
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
  const certificate = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(folder, { recursive: true });
  return certificate;
}
