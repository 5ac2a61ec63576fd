import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../../server/http/calls/call-index.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { stateOfTables } from '../../support/state-of-tables.ts'
import { storedOddly } from '../attacks/id-spellings.ts'
import { guesses } from '../callers.ts'
import { addFields, expectNothingAdded } from './added-fields.ts'
import { tryFromElsewhere } from './foreign-requests.ts'
import { fillFields, sendBodies } from './naughty-input.ts'
import * as oneKey from './one-key.ts'
import { compareLooks, compareRefusals, compareWrites, isLook } from './parity.ts'
import * as rights from './rights.ts'
import { readBack } from './round-trip.ts'
import { forgetLimits, type Stage, setStage } from './stage.ts'
import { tryWithFreshProof, tryWithOldProof } from './step-up.ts'
import { expectDeclaredIds, swapIds } from './swapped-ids.ts'
import { tryTraceIdTwice, tryWithoutTraceId } from './trace-ids.ts'

/** Logged failures with their cause: a text must be accepted or refused, never make a call fail. */
const failures: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) })

let portal: TestPortal
let shown = 0

/**
 * Runs every attack on every call of a share, one call after another: first the refused attacks, on one set
 * of objects that they leave unchanged, then the accepted ones. New calls of the contract are included.
 * @param share the first or the second half of the calls
 */
export function walk(share: 0 | 1): void {
  beforeAll(async () => {
    portal = await openPortal({ content: 'demo', log, listens: true })
  })
  afterAll(async () => {
    if (rights.isUpdating) rights.writeTable()
    await portal.close()
  })

  describe.each(indexedCalls.filter((_, at) => at % 2 === share))('$id', { timeout: 120_000 }, walkOne)

  describe('afterwards', () => {
    it('the table of rights lists exactly the calls that exist', () => {
      expect([...rights.callsInTable].sort()).toEqual(indexedCalls.map(({ id }) => id).sort())
      expect(rights.refusedToOthers.size).toBeGreaterThan(100)
    })

    it('trust 13: no added field is kept anywhere', () => expectNothingAdded(portal))

    it('trust 52: nothing is kept by an id that is not written as it was issued', async () => {
      expect(await storedOddly(portal)).toEqual([])
    })

    it('trust 17: many texts were read back, not because nothing was taken', () => {
      expect(shown).toBeGreaterThan(share === 0 ? 40 : 30)
    })

    it('trust 17: an address that is longer than any is refused before it is read', async () => {
      const { status } = await portal.fetch(
        `/api/techforgood/techWebAPI/site/search?keywords=${'长'.repeat(10_000)}`,
      )
      expect(status).toBe(431)
    })

    it('trust 38: most calls that give something away are sent fifty times at once', oneKey.expectFiftyAtOnce)
  })
}

function walkOne(indexed: IndexedCall): void {
  const { id, call } = indexed
  const isRead = call.effect === 'read'
  const isOpen = isRead || isLook(indexed)
  const answers: rights.Answers = new Map()
  let stage: Stage
  let before: Record<string, string>
  beforeAll(async () => {
    // Rate limits have tests of their own.
    await forgetLimits(portal)
    stage = await setStage(portal, indexed)
    before = await stateOfTables(portal)
  })

  it('trust 52: declares each of its ids as one', () => expectDeclaredIds(stage))
  it('trust 11, over HTTP: answers who is refused as the table says', () => rights.tryRefused(stage, answers))
  it('has the same outcome in-process for refused actors', () => compareRefusals(stage, answers))
  it('trust 12: refuses every id swapped', () => swapIds(stage))
  if (call.method !== 'GET') it('trust 10: refuses requests of other sites', () => tryFromElsewhere(stage))
  if (call.needsStepUp) it('trust 9: is refused 16 minutes after a proof', () => tryWithOldProof(stage))
  if (call.secured !== 'none')
    it('trust 27: is refused without a trace id of its own, and in plain', () => tryWithoutTraceId(stage))
  it(
    isRead ? 'trust 55: changes nothing, read by everybody' : 'trust 10, 11, 12: none of it changes anything',
    async () => {
      expect(await stateOfTables(portal)).toEqual(before)
    },
  )

  if (call.effect === 'write') {
    if (oneKey.endsTheSession(indexed))
      it('trust 33, 35, 38, over HTTP: ends the session of whoever sends it, once, with its entry', () =>
        oneKey.sendToEndTheSession(stage))
    else if (oneKey.isKept(indexed))
      it('trust 9, 33, 35, 38, over HTTP: happens once, with its entry, and the key is of this body and person', () =>
        oneKey.sendWithOneKey(stage))
    else
      it('trust 33, 35, 38: leaves its entry, and is never answered out of the table of keys, where its answer would lie readable', () =>
        oneKey.sendWithoutKeeping(stage))
  }
  if (!isRead && !guesses.has(id))
    it('trust 17: reads back what is accepted as it was typed', async () => {
      failures.length = 0
      shown += await readBack(portal, indexed)
      expect(failures.splice(0)).toEqual([])
    })
  if (call.effect === 'write' && call.access === 'public' && oneKey.isKept(indexed))
    it('trust 38: of a new visitor happens once, and is of their address alone', () =>
      oneKey.sendAsNewVisitor(stage))
  if (call.needsStepUp && call.effect !== 'write')
    it('trust 9: goes on 14 minutes after a proof', () => tryWithFreshProof(stage))
  if (!isRead)
    it('trust 11, 14, 52, over HTTP: answers who may make it as the table says', () =>
      rights.tryAllowed(stage, answers))
  it('trust 11, 14, 52, over HTTP: stands in the table of rights', () =>
    rights.compareWithTable(indexed, answers))
  if (rights.owned.has(id) && !rights.isUpdating)
    it('trust 11, over HTTP: answers what is another’s as what never was, byte for byte', () =>
      rights.compareBytes(indexed, answers))
  if (isLook(indexed)) it('answers a look the same over both transports', () => compareLooks(stage))
  if (!isOpen) it('has the same outcome over both transports', () => compareWrites(stage, answers))
  if (call.secured !== 'none') it('trust 27: takes its trace id once', () => tryTraceIdTwice(stage))
  if (!isRead)
    it('trust 13: ignores or refuses added status, role, amount, quota and approver', () => addFields(stage))
  it('trust 17: takes any value in any field', () => fillFields(stage, failures))
  if (call.method === 'POST') it('trust 17: takes any body', () => sendBodies(stage, failures))
}
