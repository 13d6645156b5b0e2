import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { dropDisplayNames } from './dropDisplayNames.ts';

type Handler = (this: { parse: typeof parseAst }, code: string) => { readonly code: string };

function transformed(code: string): string {
  const { transform } = dropDisplayNames();
  const { handler } = transform as unknown as { readonly handler: Handler };
  return handler.call({ parse: parseAst }, code).code;
}

it('Names of components are removed, and nothing else', () => {
  const code = `
const Form = make();
Form.displayName = "Form";
Form.defaultProps = "Form";
Form[displayName] = "Form";
Form.displayName = read();
function rename() { Form.displayName = "Other"; }
NavLink.displayName = "NavLink";
export { Form };
`;
  expect(transformed(code).split('\n').filter(Boolean)).toEqual([
    'const Form = make();',
    'Form.defaultProps = "Form";',
    'Form[displayName] = "Form";',
    'Form.displayName = read();',
    'function rename() { Form.displayName = "Other"; }',
    'export { Form };',
  ]);
});
