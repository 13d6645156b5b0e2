import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutEffects } from './leanRouter.ts';

const ROUTER = 'node_modules/react-router/dist/development';

describe("The router's components", () => {
  it('can be left out when the shop does not use them', () => {
    const code = 'var Form = React10.forwardRef(\n  function Form2() {}\n);\nForm.displayName = "Form";\nuse(Form);';
    expect(withoutEffects(code)).toBe(
      'var Form = /* @__PURE__ */ React10.forwardRef(\n  function Form2() {}\n);\n\nuse(Form);',
    );
  });

  it('are still made in the same words', () => {
    const files = readdirSync(ROUTER).filter((name) => name.endsWith('.mjs'));
    const codes = files.map((name) => readFileSync(`${ROUTER}/${name}`, 'utf8'));
    expect(codes.filter((code) => code !== withoutEffects(code)).length).toBeGreaterThan(0);
  });
});
