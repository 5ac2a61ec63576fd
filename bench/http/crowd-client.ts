import { type ClientRequest, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Sends visitors to one address, each once and from its own IP address, whether or not earlier visitors have
 * been served, and prints the outcome as JSON: `crowd-client.ts URL ARRIVALS_PER_SECOND SECONDS`. NUMBER in
 * the address is replaced by a different number each time.
 */
const [address = '', arrivals = '', seconds = ''] = process.argv.slice(2)
const served: number[] = []
const refused: number[] = []
let cutOff = 0
let come = 0

const endAt = performance.now() + Number(seconds) * 1000
const startedAt = performance.now()
const visits: Promise<void>[] = []
while (performance.now() < endAt) {
  const second = (performance.now() - startedAt) / 1000
  while (come < second * Number(arrivals)) visits.push(visit(come++))
  await sleep(5)
}
const perSecond = served.length / Number(seconds)
await Promise.all(visits)
console.log(
  JSON.stringify({
    perSecond,
    servedP99: quantile(served, 0.99),
    refused: refused.length,
    refusedP50: quantile(refused, 0.5),
    refusedP99: quantile(refused, 0.99),
    cutOff,
  }),
)

function visit(number: number): Promise<void> {
  const beganAt = performance.now()
  const place = 1 + (number % 60_000)
  return new Promise((resolve) => {
    const request: ClientRequest = get(
      address.replace('NUMBER', `${process.pid}a${number}`),
      {
        agent: false,
        localAddress: `127.1.${place >> 8}.${place & 255}`,
        headers: { 'Accept-Encoding': 'br' },
      },
      (response) => {
        response.resume().on('end', () => {
          const times = response.statusCode === 200 ? served : refused
          times.push(performance.now() - beganAt)
          resolve()
        })
      },
    )
    request.on('error', () => {
      cutOff += 1
      resolve()
    })
  })
}

function quantile(times: number[], share: number): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
}
