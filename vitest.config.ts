import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    include: ['{app,server,shared,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/pages/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
