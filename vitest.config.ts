import { configDefaults, defineConfig } from 'vitest/config'

const common = {
  // For machines that take their time: what hangs is found as well a minute later.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Fewer and larger collections of what each request leaves behind.
  execArgv: ['--max-semi-space-size=64'],
  // Modules hold no state between tests, so that a worker loads each of them once; what a test puts in the place of a
  // global is taken out again.
  isolate: false,
  unstubGlobals: true,
}

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: 2,
    projects: [
      // What a browser gets is read as the build reads it, everything else by Node itself, as it runs.
      { test: { ...common, name: 'app', include: ['app/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...common,
          name: 'portal',
          include: ['{server,shared,tests,scripts}/**/*.test.ts'],
          // Scanners take minutes and are not on every machine: `npm run test:security`.
          exclude: [...configDefaults.exclude, ...(process.env.SECURITY_TESTS ? [] : ['tests/security/**'])],
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
})
