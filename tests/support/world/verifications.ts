import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { watchVerifications } from '../../../server/domains/organisations/watch-verifications.jobs.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createStaff, createTeam, type TestAccount, type TestTeam } from './actors.ts'
import { makeCreditCode } from './make-credit-code.ts'
import { makePdf } from './make-pdf.ts'

/** Uploads the papers of a verification and returns their ids. */
export async function uploadPapers(portal: TestPortal, token: string, pages = 1) {
  const api = await portal.api({ token })
  const upload = (purpose: 'certificate' | 'authorisationLetter', name: string) =>
    api.files.upload({ purpose, file: new File([new Uint8Array(makePdf({ pages }))], name) })
  const [certificate, letter] = [
    await upload('certificate', '登记证书.pdf'),
    await upload('authorisationLetter', '授权证明.pdf'),
  ]
  return { certificate: [certificate.fileId], letter: [letter.fileId] }
}

/** A registered organisation's statement, with its papers. */
export async function makeStatement(portal: TestPortal, team: TestTeam) {
  return {
    TeamID: team.teamId,
    entityType: 'foundation' as const,
    name: `青禾公益基金会${randomInt(1_000_000)}`,
    creditCode: makeCreditCode(),
    registeredOn: '2016-05-12',
    address: '云江市青禾路 12 号 301 室',
    legalRepresentative: '林知远',
    contactName: '周小满',
    contactPhone: '13800138000',
    realName: '周小满',
    position: '项目主管',
    ...(await uploadPapers(portal, team.superAdmin.token)),
  }
}

export type SentByTeam = { team: TestTeam; organisationId: string; version: number }

/** A team whose organisation waits for review. */
export async function sendVerification(portal: TestPortal, team?: TestTeam): Promise<SentByTeam> {
  const by = team ?? (await createTeam(portal))
  const api = await portal.api({ token: by.superAdmin.token })
  const { organisationId, version } = await api.organisations.add(await makeStatement(portal, by))
  return { team: by, organisationId, version }
}

/** A team whose organisation a verifier has verified. */
export async function verifyTeam(
  portal: TestPortal,
  team?: TestTeam,
  verifier?: TestAccount,
): Promise<SentByTeam & { verifier: TestAccount }> {
  const sent = await sendVerification(portal, team)
  return { ...sent, ...(await verifySent(portal, sent, verifier)) }
}

/** Another team that has sent its own letter for the organisation of a team. */
export async function sendForSame(
  portal: TestPortal,
  { team, organisationId }: SentByTeam,
): Promise<SentByTeam> {
  const { organisations } = await portal.api({ token: team.superAdmin.token })
  const { name, creditCode } = await organisations.detail({ organisationId })
  const by = await createTeam(portal)
  const statement = { ...(await makeStatement(portal, by)), name, creditCode: String(creditCode) }
  const { organisations: own } = await portal.api({ token: by.superAdmin.token })
  const { organisationId: sentId, version } = await own.add(statement)
  return { team: by, organisationId: sentId, version }
}

/** The same, verified. */
export async function verifyForSame(portal: TestPortal, first: SentByTeam, verifier?: TestAccount) {
  const sent = await sendForSame(portal, first)
  return { ...sent, ...(await verifySent(portal, sent, verifier)) }
}

/** Has a verifier verify a pending verification. */
export async function verifySent(
  portal: TestPortal,
  { organisationId, version: seen }: Pick<SentByTeam, 'organisationId' | 'version'>,
  by?: TestAccount,
): Promise<{ verifier: TestAccount; version: number }> {
  const verifier = by ?? (await createStaff(portal, ['verifier']))
  const api = await portal.api({ token: verifier.token })
  const { version } = await api.organisationsStaff.decide({
    organisationId,
    version: seen,
    outcome: 'verified',
    exists: 'met',
    personMayAct: 'met',
    eligible: 'met',
    standing: 'met',
  })
  return { verifier, version }
}

/** Has a verified team submit its renewal, which then waits for review. */
export async function renewVerification(
  portal: TestPortal,
  { team, organisationId }: Pick<SentByTeam, 'team' | 'organisationId'>,
): Promise<void> {
  await sql`update organisations set verified_until = (now() at time zone 'Asia/Shanghai')::date + 30
    where id = ${organisationId}`.execute(portal.db)
  await watchVerifications(portal.services, {}, randomUUID())
  const { entityType: _, creditCode: __, ...statement } = await makeStatement(portal, team)
  const { organisations } = await portal.api({ token: team.superAdmin.token })
  const { version } = await organisations.detail({ organisationId })
  await organisations.add({ ...statement, organisationId, version })
}
