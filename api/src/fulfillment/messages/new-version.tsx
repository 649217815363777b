import { ActionButton } from "../../mail/action-button.tsx";
import { Link } from "../../mail/elements.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { light } from "../../mail/theme.ts";
import { EmailSection, Note, Paragraph, Title } from "../../mail/typography.tsx";

export interface NewVersionEmailData {
  /** Of the template. */
  name: string;
  version: string;
  changes: readonly string[];
  orderNumber: string;
  orderUrl: string;
  unsubscribeUrl: string;
}

/** To a buyer with access to an earlier version. */
export function newVersion(update: NewVersionEmailData): Message {
  const { name, version, changes, orderNumber, orderUrl, unsubscribeUrl } = update;
  return {
    subject: `${name} ${version} is ready to download`,
    unsubscribeUrl,
    body: (
      <Layout preview={`What changed in version ${version}, and your download. Free of charge.`}>
        <Title>
          {name} {version}
        </Title>
        <Paragraph>
          There is a new version of the template that you bought. It is free of charge, on the
          private page of your order {orderNumber}.
        </Paragraph>
        <ActionButton href={orderUrl} label="Open your download" />
        {changes.length > 0 && (
          <EmailSection title="What changed">
            <ul className="text" style={list}>
              {changes.map((change) => (
                <li key={change} style={item}>
                  {change}
                </li>
              ))}
            </ul>
          </EmailSection>
        )}
        <Note>
          The README explains how to upgrade. You get this email because you bought {name}.{" "}
          <Link href={unsubscribeUrl} className="link" style={{ color: light.link }}>
            Unsubscribe from emails about new versions
          </Link>
        </Note>
      </Layout>
    ),
  };
}

const list = { margin: "0 0 12px", padding: "0 0 0 20px", color: light.text };
const item = { padding: "0 0 4px 2px", fontSize: 15, lineHeight: 1.5 };
