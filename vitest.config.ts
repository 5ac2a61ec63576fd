import { configDefaults, defineConfig } from 'vitest/config'

const common = {
  // For slow machines: a hanging test is still found two minutes later.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // Fewer and larger garbage collections of what each request leaves behind.
  execArgv: ['--max-semi-space-size=64'],
  // Modules hold no state between tests, so that a worker loads each of them once; replaced globals are
  // restored after each test.
  isolate: false,
  unstubGlobals: true,
}

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: 2,
    projects: [
      // Browser code is transformed as in the build, everything else is run by Node itself.
      { test: { ...common, name: 'app', include: ['app/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...common,
          name: 'portal',
          include: ['{server,shared,tests,scripts}/**/*.test.ts'],
          // Scanners take minutes and are not on every machine: `npm run test:security`. So do disks, proxies
          // and whole releases: `npm run test:faults`.
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.SECURITY_TESTS ? [] : ['tests/security/**']),
            ...(process.env.FAULT_TESTS ? [] : ['tests/faults/whole/**']),
          ],
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
})
