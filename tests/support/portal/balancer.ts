import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Balancer = {
  address: string
  /** Sets the address of the node in a place. */
  use(place: number, address: string): void
  stop(): Promise<void>
}

/**
 * A simple balancer as operators use it: it asks each node whether it is ready, sends a request to the next
 * ready one, and tries another if no connection was made; it never sends a request twice.
 */
export async function startBalancer(addresses: string[]): Promise<Balancer> {
  const nodes = addresses.map((address) => ({ address, isReady: true }))
  let turn = 0
  let isStopped = false
  const watching = nodes.map(async (node) => {
    while (!isStopped) {
      node.isReady = await fetch(`${node.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      await pause(100)
    }
  })
  const server = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming)
    turn += 1
    const inTurn = nodes.map((_, at) => nodes[(turn + at) % nodes.length] ?? nodes[0])
    for (const node of inTurn.toSorted((a, b) => Number(b?.isReady) - Number(a?.isReady))) {
      if (node && (await forward(incoming, body, outgoing, node.address))) return
    }
    outgoing.writeHead(502).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const place = server.address()
  return {
    address: `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`,
    use(at, address) {
      const node = nodes[at]
      if (node) Object.assign(node, { address, isReady: false })
    },
    async stop() {
      isStopped = true
      await Promise.all(watching)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** @returns false if no connection was made, so that another node may be tried */
function forward(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  address: string,
): Promise<boolean> {
  return new Promise((resolve) => {
    const onward = request(`${address}${url}`, { method: method ?? 'GET', headers, agent: false })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      resolve(true)
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(String(error.code))
      resolve(true)
    })
    onward.end(body)
  })
}
