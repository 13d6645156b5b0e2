/** For every mail program. A program that knows `prefers-color-scheme` gets {@link DARK_STYLES} too, which others may drop. */
export const STYLES = `
.mail { margin: 0; padding: 0; background: #faf7f2; color: #1a1613; font: 16px/1.5 "Instrument Sans", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere; word-break: break-word; }
.preview { display: none; max-height: 0; overflow: hidden; }
main { max-width: 536px; margin: 0 auto; padding: 32px 20px 48px; }
.shop { margin: 0 0 32px; padding: 0 0 16px; border-bottom: 1px solid #e4ddd3; font: 600 20px/1.2 Fraunces, Georgia, "Times New Roman", serif; }
.order { margin: 0 0 8px; color: #b3361b; font-size: 13px; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; }
h1 { margin: 0 0 24px; text-wrap: balance; font: 400 32px/1.15 Fraunces, Georgia, "Times New Roman", serif; }
h2 { margin: 24px 0 8px; font-size: 16px; line-height: 1.5; font-weight: 600; }
p { margin: 0 0 16px; }
.muted, footer { color: #6b625a; font-size: 14px; }
table { width: 100%; margin: 24px 0; border-collapse: collapse; }
td { padding: 12px 0; border-top: 1px solid #e4ddd3; vertical-align: top; }
.amount { padding-left: 16px; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.parcel { margin-top: 0; }
.rule td { padding: 0 0 10px; }
.sum td { padding: 2px 0; border: 0; }
.total td { padding: 12px 0 0; border: 0; font-size: 20px; font-weight: 600; }
.address { margin: 0 0 24px; font-style: normal; }
.action { display: inline-block; margin: 8px 0; padding: 11px 24px; border: 1px solid #1a1613; border-radius: 999px; background: #1a1613; color: #faf7f2; font-weight: 600; text-align: center; text-decoration: none; }
footer p { margin: 0 0 8px; }
footer { margin-top: 40px; padding-top: 16px; border-top: 1px solid #e4ddd3; }
@media (max-width: 480px) { .action { display: block; margin: 24px 0; } }
`;

export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail { background: #141210; color: #f3eee7; }
  .order { color: #f0765a; }
  .muted, footer { color: #a89e93; }
  .shop, footer, td { border-color: #2e2924; }
  .action { border-color: #f3eee7; background: #f3eee7; color: #141210; }
}
`;
