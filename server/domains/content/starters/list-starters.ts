import type { Starter, starterStates } from '../../../../shared/contract/content/starters.staff.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { listTakenAliases, pagesByAlias } from '../package/package.queries.ts'
import { nameOf, type PackagedRecord } from '../package/packaged-record.ts'
import { readStarters, type StarterPackage } from './read-starters.ts'
import { digestOf } from './record-digest.ts'
import { listPresent, listTaken, type TakenRow } from './starters.queries.ts'
import { titleOf } from './take-in.ts'

type Ctx = CallContext<StaffMember>
type State = (typeof starterStates)[number]
type Present = Awaited<ReturnType<typeof listPresent>>[number]
type Here = { taken: Map<string, TakenRow>; present: Map<string, Present>; aliases: Map<string, number> }

/** The packages of this release, and what has become of each record. */
export async function listStarters(ctx: Ctx): Promise<{ items: Starter[] }> {
  const starters = readStarters()
  const pages = await pagesByAlias(ctx.db)
  const numbered = starters.map((starter) => ({
    ...starter,
    // A fixed page is known by its address; -1 is the number of none.
    records: starter.records.map((record) =>
      record.collection === 'pages' ? { ...record, number: pages.get(record.alias ?? '') ?? -1 } : record,
    ),
  }))
  const keys = numbered.flatMap(({ records }) => records)
  const here = {
    taken: new Map((await listTaken(ctx.db)).map((row) => [nameOf(row), row])),
    present: new Map((await listPresent(ctx.db, keys)).map((row) => [nameOf(row), row])),
    aliases: await listTakenAliases(ctx.db),
  }
  return { items: numbered.map((starter) => shown(starter, here, ctx)) }
}

function shown({ name, about, records }: StarterPackage, here: Here, { locale }: Ctx): Starter {
  const times = records.flatMap((record) => {
    const row = here.taken.get(nameOf(record))
    return row?.package === name && here.present.has(nameOf(record)) ? [row.taken_at.getTime()] : []
  })
  return {
    name,
    ...{ title: about.title[locale], summary: about.summary[locale], licence: about.licence },
    takenAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
    records: records.map((record) => {
      const state = stateOf(record, name, here)
      return {
        ...{ collection: record.collection, title: titleOf(record, locale), state },
        number: state === 'new' || state === 'gone' ? null : numberHere(record, here),
        isLive: here.present.get(nameOf(record))?.is_live ?? false,
        source: sourceOf(record),
        licence: textOf(record.shared, 'licence') || null,
      }
    }),
  }
}

function stateOf(record: PackagedRecord, name: string, { taken, present, aliases }: Here): State {
  const row = taken.get(nameOf(record))
  const now = present.get(nameOf(record))
  if (row?.package === name) {
    if (!now) return 'gone'
    return digestOf({ ...now, texts: { zh: now.zh, en: now.en } }).equals(row.digest) ? 'taken' : 'changed'
  }
  return now || aliases.has(aliasOf(record)) ? 'here' : 'new'
}

/** Another record may stand at the address. */
function numberHere(record: PackagedRecord, { present, aliases }: Here): string {
  const own = present.has(nameOf(record)) ? record.number : aliases.get(aliasOf(record))
  return String(own ?? record.number)
}

const aliasOf = ({ collection, alias }: PackagedRecord) => `${collection}:${alias}`

/** Where the facts of a record about something outside can be checked. */
function sourceOf({ provenance, shared }: PackagedRecord): string | null {
  const found = [provenance?.address, textOf(shared, 'homepage'), textOf(shared, 'target')]
  return found.find((address) => address?.startsWith('https://')) ?? null
}
