import type { ReactNode } from 'react';

/** What a mail is made of. */
export type LetterParts = {
  readonly heading: string;
  readonly body: ReactNode;
  /** The one thing that the reader may want to do. */
  readonly action?: { readonly href: string; readonly text: string };
};

/** Mail programs that know `prefers-color-scheme` get the dark colours; the others the light ones of the elements' own styles. */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #faf7f2; color: #1a1613; }
main { max-width: 536px; margin: 0 auto; padding: 32px 16px; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 24px 0 16px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 16px; }
.shop { margin: 0; font-weight: 600; letter-spacing: 0.02em; }
.muted, footer { color: #6b625a; font-size: 14px; }
footer { margin-top: 32px; border-top: 1px solid #e4ddd3; padding-top: 16px; }
table { width: 100%; margin: 0 0 16px; border-collapse: collapse; }
td { padding: 8px 0; border-top: 1px solid #e4ddd3; vertical-align: top; }
td + td { padding-left: 16px; text-align: right; white-space: nowrap; }
.paid td { font-weight: 600; }
.action { display: inline-block; padding: 12px 20px; border-radius: 4px; background: #1a1613; color: #faf7f2; text-decoration: none; }
@media (prefers-color-scheme: dark) {
  body { background: #141210; color: #f3eee7; }
  .muted, footer { color: #a89e93; }
  footer, td { border-color: #2e2924; }
  .action { background: #f3eee7; color: #141210; }
}
`;

/** A mail as a document: at most 600 px wide, without pictures and without anything that the reader's program would load. */
export function Letter({ heading, body, action }: LetterParts) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{heading}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <main>
          <p className="shop">Creator Row</p>
          <h1>{heading}</h1>
          {body}
          {action !== undefined && (
            <p>
              <a className="action" href={action.href}>
                {action.text}
              </a>
            </p>
          )}
          <footer>You get this mail because of your account at Creator Row.</footer>
        </main>
      </body>
    </html>
  );
}
