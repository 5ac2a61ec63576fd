import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    include: ['{app,server,shared,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/pages/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Fewer and larger collections of what each request leaves behind.
    execArgv: ['--max-semi-space-size=64'],
    // Modules hold no state between tests, so that a worker loads each of them once; what a test puts in the place of a
    // global is taken out again.
    isolate: false,
    unstubGlobals: true,
  },
})
