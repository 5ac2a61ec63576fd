import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cipherOfSecrets } from '../server/cipher-of-secrets.ts'
import { openDatabase } from '../server/db/database.ts'
import { loadDemo } from '../server/db/demo/load-demo.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import { staffRoles } from '../shared/rules/staff/roles.ts'
import { personalTemplates } from '../tests/pages/templates.ts'
import { startNode } from '../tests/support/portal/running-portal.ts'
import { testSecrets } from '../tests/support/portal/test-services.ts'
import { createPeople } from '../tests/support/world/actors.ts'
import { printWeights, weighPages } from './page-weights.ts'

/** Prints how much HTML the signed-in pages send: forms, accounts and the staff console. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-bench-'))
  const nodeDir = mkdtempSync(join(tmpdir(), 'yisun-bench-node-'))
  const embedded = await startEmbedded({ dataDir })
  try {
    await migrateToLatest(embedded.ownerUrl, 'yisun_app')
    const tokens = await fill(embedded.appUrl)
    const node = await startNode({ YISUN_DATA_DIR: nodeDir, DATABASE_URL: embedded.appUrl })
    try {
      await weigh(node.address, tokens)
    } finally {
      await node.stop()
    }
  } finally {
    await embedded.stop()
    for (const folder of [dataDir, nodeDir]) rmSync(folder, { recursive: true, force: true })
  }
}

type Tokens = { teamId: string; applicant: string; staff: string }

/** The demo, with a team's super admin and a staff member who has every role, both signed in. */
async function fill(databaseUrl: string): Promise<Tokens> {
  const { db } = openDatabase(databaseUrl, { maxConnections: 2 })
  await loadDemo(db)
  const team = await db
    .insertInto('teams')
    .values({ kind: 'registered', name: '青禾公益团队', organisation_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const services = { cipher: cipherOfSecrets(testSecrets) }
  const [applicant, staff] = await createPeople({ db, services }, [
    { membership: { teamId: team.id, role: 'superAdmin' } },
    { staffRoles: [...staffRoles] },
  ])
  await db.destroy()
  return { teamId: team.id, applicant: applicant?.token ?? '', staff: staff?.token ?? '' }
}

const ofApplicants = ['newTeam', 'verified', 'pending', 'returned']
const cookieOf = (token: string) => ({ cookie: `__Host-yisun_session=${token}` })

async function weigh(origin: string, { teamId, applicant, staff }: Tokens): Promise<void> {
  // A draft, so that the form has every part.
  for (const toolId of draftsOf(personalTemplates.map(({ path }) => path))) {
    await fetch(`${origin}/api/techforgood/application/start`, {
      method: 'POST',
      headers: {
        ...cookieOf(applicant),
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ TeamID: teamId, toolId }),
    })
  }
  // Pages whose address only a full journey knows are covered by the page tests.
  const known = personalTemplates.filter(({ path }) => path.startsWith('/'))
  const pathsOf = (isStaff: boolean) =>
    known.filter(({ who }) => ofApplicants.includes(who) !== isStaff).map(({ path }) => path)
  printWeights('pages of applicants', await weighPages(origin, pathsOf(false), cookieOf(applicant)))
  printWeights('pages of staff', await weighPages(origin, pathsOf(true), cookieOf(staff)))
}

/** The tools whose forms are among the pages. */
function draftsOf(paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap((path) => /^\/toolAskFor\/(\d+)/.exec(path)?.[1] ?? []))
}

await main()
