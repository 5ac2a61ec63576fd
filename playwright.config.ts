import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { memoryFolder } from './tests/support/portal/memory-folder.ts'

// The first process to load this file chooses; its workers find the choice in their environment variables.
const isFirst = process.env.BROWSER_TEST_PORT === undefined
process.env.BROWSER_TEST_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000))
const port = process.env.BROWSER_TEST_PORT
const dataDir = join(memoryFolder(), `yisun-browser-${port}`)
// The signed-in states, made once a run: first staff, then the people of the personal pages.
process.env.BROWSER_TEST_STAFF ??= `${dataDir}-staff.json`
process.env.BROWSER_TEST_STATE ??= `${dataDir}-state.json`
if (isFirst) {
  const made = [dataDir, process.env.BROWSER_TEST_STAFF, process.env.BROWSER_TEST_STATE]
  // Runs at the very end, after the server has stopped.
  process.on('exit', () => {
    for (const path of made) rmSync(path, { recursive: true, force: true })
  })
}
// The demo uses this secret, so that what is derived from it is known here: the key of the outbox.
process.env.YISUN_SECRET ??= randomBytes(48).toString('base64')
/** Journeys in which a staff member, already signed in, does something. */
const staffJourneys = [
  'adopt-a-project',
  'budget',
  'apply-for-others',
  'ask-for-a-tool',
  'change-the-banner',
  'complaint',
  'console-by-role',
  'correction',
  'import-a-catalogue',
  'narrow-a-list',
  'withdraw-used-fields',
  'order-a-collection',
  'own-contacts',
  'preview-a-draft',
  'papers-beside',
  'posted-too-late',
  'posted-twice',
  'copying',
  'edit-a-tool',
  'first-words',
  'publish-an-article',
  'removed-meanwhile',
  'renew-a-verification',
  'review-rule',
  'role-changes',
  'super-admin-change',
  'survey',
  'suspension',
  'take-away',
  'take-back-a-verification',
  'typed-while-saving',
  'skilled-project',
  'volunteer',
  'venture-edition',
  'volunteer-day',
  'way-back',
  'who-saw',
  'without-script',
  'words-of-a-picture',
  'venture-rounds',
  'venture-later-round',
].map((name) => `e2e/**/${name}.spec.ts`)
const baseURL = `http://localhost:${port}`

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
/** Pages of one window share a process, where their scripts are compiled already. */
const onePageAfterAnother = {
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--process-per-site'] },
}

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'staff', testMatch: 'support/browser/staff.setup.ts' },
    { name: 'journeys', testMatch: 'e2e/**/*.spec.ts', testIgnore: staffJourneys },
    { name: 'state', testMatch: 'pages/personal-state.setup.ts', dependencies: ['staff'] },
    { name: 'staff journeys', testMatch: staffJourneys, dependencies: ['staff'] },
    {
      name: 'public',
      testMatch: 'pages/public-pages.spec.ts',
      dependencies: ['staff'],
      use: onePageAfterAnother,
    },
    {
      name: 'personal',
      testMatch: 'pages/personal-pages.spec.ts',
      dependencies: ['state'],
      use: onePageAfterAnother,
    },
    // Writes into the documentation, so it runs only on request.
    ...(process.env.README_PICTURES
      ? [{ name: 'pictures', testMatch: 'pictures/readme-pictures.spec.ts', dependencies: ['state'] }]
      : []),
  ],
  fullyParallel: true,
  workers: 2,
  // A second try tells an unsteady test from a failing one; `npm test` names the unsteady tests at its end.
  retries: 1,
  // For slow machines: none of these limits is what a test measures.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A run of all views is kept as the record of the portal's accessibility.
  reporter: process.env.BROWSER_TEST_MATRIX === 'all' ? [['line'], ['./tests/pages/keep-run.ts']] : 'line',
  outputDir: 'test-results',
  use: {
    baseURL,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions,
  },
  webServer: {
    command: 'node --no-warnings server/main.ts',
    url: `${baseURL}/readyz`,
    // Each browser states its own client address, because codes are limited by address.
    // The public account is an invented one: tests answer in WeChat's place.
    env: {
      PORT: port,
      YISUN_DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      YISUN_TRUSTED_PROXIES: '127.0.0.1',
      YISUN_WECHAT_ACCOUNT: 'wx0123456789abcdef:0123456789abcdef0123456789abcdef',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    // A first start fills the demo.
    timeout: 240_000,
  },
})
