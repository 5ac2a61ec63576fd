import { DeliveryError } from '../delivery-error.ts'
import type { SmsMessage, SmsPort, SmsReceipt, SmsVendor } from './port.ts'

export type SmsChoice = { vendor: SmsVendor; port: SmsPort }

/** Failures in a row that pause a vendor, and the pause, which doubles while its probes fail. */
const pauseAfter = 3
const pauseMs = { first: 30_000, longest: 10 * 60_000 }

type Breaker = { failures: number; pausedUntil: number }

/**
 * Sends by the first vendor of an order that takes the message. A vendor that fails three times in a row is
 * passed over for a while; then one message is its probe. Pausing only changes the order: where all are
 * paused, they are asked as ever.
 *
 * A message in doubt, which a vendor may have taken, goes to the next one only if it is a code: somebody waits
 * for it, and the same code twice does no harm. A notice waits for the queue's next try instead of being sent
 * twice at once.
 * @param now milliseconds of a clock that only goes forward
 */
export function createSmsFailover(choices: SmsChoice[], now = () => performance.now()): SmsPort {
  const breakers = new Map<SmsVendor, Breaker>()
  const stateOf = (vendor: SmsVendor) => breakers.get(vendor) ?? { failures: 0, pausedUntil: 0 }

  async function trySending({ vendor, port }: SmsChoice, message: SmsMessage) {
    const before = stateOf(vendor)
    const isProbe = before.failures >= pauseAfter
    // Others pass the vendor over while one message is its probe.
    if (isProbe) breakers.set(vendor, failedOnceMore(before, now()))
    try {
      const receipt = await port.send(message)
      breakers.delete(vendor)
      return { receipt }
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      // What answers about a message can be used.
      if (!isOfVendor(error)) breakers.delete(vendor)
      else if (isProbe || stateOf(vendor).failures < pauseAfter)
        breakers.set(vendor, failedOnceMore(isProbe ? before : stateOf(vendor), now()))
      return { error }
    }
  }

  return {
    async send(message) {
      const errors: DeliveryError[] = []
      for (const choice of inOrder(choices, (vendor) => stateOf(vendor).pausedUntil > now())) {
        const { error, receipt } = await trySending(choice, message)
        if (!error) return receipt
        errors.push(error)
        if (!mayAskNext(error, message)) break
      }
      throw summary(errors)
    },
    async report(receipt: SmsReceipt, to, sentAt) {
      const report = choices.find(({ vendor }) => vendor === receipt.vendor)?.port.report
      return report ? report(receipt, to, sentAt) : { outcome: 'pending' }
    },
  }
}

function inOrder(choices: SmsChoice[], isPaused: (vendor: SmsVendor) => boolean): SmsChoice[] {
  const open = choices.filter(({ vendor }) => !isPaused(vendor))
  return open.length > 0 ? open : choices
}

function failedOnceMore({ failures }: Breaker, at: number): Breaker {
  const probes = failures + 1 - pauseAfter
  const pause = probes < 0 ? 0 : Math.min(pauseMs.first * 2 ** probes, pauseMs.longest)
  return { failures: failures + 1, pausedUntil: at + pause }
}

function isOfVendor({ fault }: DeliveryError): boolean {
  return fault === 'vendor' || fault === 'doubt'
}

function mayAskNext({ fault }: DeliveryError, { template }: SmsMessage): boolean {
  return fault !== 'recipient' && (fault !== 'doubt' || template.startsWith('code.'))
}

/** Worth another try where one vendor may take it then. */
function summary(errors: DeliveryError[]): DeliveryError {
  const last = errors.at(-1)
  const isRetryable = last?.fault !== 'recipient' && errors.some((error) => error.isRetryable)
  const what = errors.map(({ message }) => message).join('; ')
  return new DeliveryError(what, { isRetryable, ...(last && { fault: last.fault }) })
}
