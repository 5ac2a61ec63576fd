import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createNetServer } from 'node:net'
import { join, relative } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import type { RunningServer, ServerOptions, startServer } from './serve.ts'

const root = join(import.meta.dirname, '..')
const serverEntry = '/server/serve.ts'
/** An editor that saves several files at once counts as one change. */
const quietMs = 150

/** Files that a running server holds; everything else below `app` is reloaded with the next request. */
const serverFile = /^(server\/|shared\/|app\/route-table\.ts$|app\/api\/api-context\.ts$)/
const sourceOfGenerated = /^(messages\/(zh|en)\/|shared\/contract\/)/
const test = /\.test\.tsx?$/

/**
 * The same server on Vite instead of a build: a changed page is replaced in the browser, a change of the
 * server restarts it, messages and contract are generated again. Takes the place of `startServer`.
 */
export async function startDevelopment(options: ServerOptions): Promise<RunningServer> {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
  })
  let running = await startOn(vite, options)
  let restarting = Promise.resolve()
  follow(vite, () => {
    restarting = restarting.then(async () => {
      running = await restart(vite, options, running)
    })
  })
  return {
    address: running.address,
    hasAdministrator: running.hasAdministrator,
    async stop() {
      await restarting
      await running.stop()
      await vite.close()
    },
  }
}

async function startOn(vite: ViteDevServer, options: ServerOptions): Promise<RunningServer> {
  const loaded = (await vite.ssrLoadModule(serverEntry)) as { startServer: typeof startServer }
  return loaded.startServer({
    ...options,
    development: {
      loadBuild: async () =>
        (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
      middlewares: vite.middlewares,
    },
  })
}

/** A server that no longer loads leaves the running one in place until it is corrected. */
async function restart(
  vite: ViteDevServer,
  options: ServerOptions,
  running: RunningServer,
): Promise<RunningServer> {
  try {
    await vite.ssrLoadModule(serverEntry)
    await running.stop()
    const next = await startOn(vite, options)
    console.log('服务器已重新加载 The server was loaded anew')
    return next
  } catch (error) {
    console.error(error)
    return running
  }
}

function follow(vite: ViteDevServer, onServerChanged: () => void): void {
  let timer: NodeJS.Timeout | undefined
  let generating = Promise.resolve()
  vite.watcher.on('all', (_, path) => {
    const file = relative(root, path)
    if (test.test(file)) return
    if (sourceOfGenerated.test(file)) generating = generating.then(generate)
    if (!serverFile.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => void generating.then(onServerChanged), quietMs)
  })
}

async function generate(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts/generate.mjs')], { stdio: 'inherit' })
  await once(child, 'exit')
}

async function freePort(): Promise<number> {
  const server = createNetServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
