import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  test: {
    include: ['src/**/*ViewModel*.test.ts', 'src/shared/forms/AccountForm.test.ts', 'src/shared/lists/*.test.ts'],
    isolate: false,
  },
});
