/**
 * `npm run screenshots`: the pictures of the README, taken from a portal started for them: the home page, a tool,
 * and the home page in English on a phone, in the dark.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, root } from './ensure.mjs'

const port = 23_700
const origin = `http://localhost:${port}`
const pictures = join(root, 'docs/pictures')

ensurePackages()
const node = ensureNode()
ensureBuild(node)
const dataDir = mkdtempSync(join(tmpdir(), 'yisun-pictures-'))
const server = spawn(node, ['--no-warnings', join(root, 'server/main.ts')], {
  env: { ...process.env, PORT: String(port), YISUN_DATA_DIR: dataDir },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await sleep(200)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  await take(browser, { name: 'home', path: '/', width: 1280, height: 900 })
  await take(browser, { name: 'tool', path: '/tools/toolsDetail/1001', width: 1280, height: 900 })
  await take(browser, {
    name: 'home-en-phone-dark',
    path: '/en',
    width: 390,
    height: 844,
    view: 'dark.normal',
  })
  await browser.close()
} finally {
  const ended = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
}

/** One picture of what a visitor sees without scrolling. */
async function take(browser, { name, path, width, height, view }) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN' })
  if (view) await context.addCookies([{ name: 'yisun_view', value: view, url: origin }])
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(pictures, `${name}.png`) })
  await context.close()
}
