import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const server = join(root, 'server')

/** Job loops in which one failing item stops the others, each with its reason. */
const reasoned: Record<string, string> = {
  'server/db/keys/sealed-texts.ts': 'goes over columns, which are ours; rows stand alone',
  'server/domains/staff/work/staff-work.jobs.ts':
    'counts by kind of work, told in one transaction with how far it came',
  'server/domains/privacy/make-export.jobs.ts': 'one package, which is whole or is not made',
  'server/domains/teams/hand-overs/lapse-hand-overs.jobs.ts': 'the two sides of one hand-over',
  'server/domains/orders/orders.jobs.ts': 'the sides of one order',
  'server/domains/volunteers/skilled/skilled.jobs.ts': 'goes over what a project may have due, which is ours',
  'server/domains/venture/deciding/publish-round.jobs.ts':
    'what a round has decided becomes visible with one transaction, or none of it',
  'server/domains/venture/rounds/venture-clock.jobs.ts': 'goes over the steps of a round, which are ours',
  'server/domains/files/files.jobs.ts': 'reads what is stored; what is removed stands alone',
  'server/domains/messages/sending/send-sms.jobs.ts': 'enqueues a job for the one message that was taken',
  'server/domains/messages/sending/send-digest.jobs.ts': 'enqueues a job for each, and the lines of one mail',
  'server/domains/organisations/watch-verifications.jobs.ts':
    'goes over the terms of reminding, which are ours',
}

const loop = /\bfor (?:await )?\((?:const|let) [^;]*? of |\.(?:map|forEach)\(async /
const inLoop = /for (?:await )?\([^;{}]*? of [^;{}]*\)\s*\{?[^{}]{0,200}\.transaction\(\)/

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
}

const sourceOf = (file: string) => readFileSync(file, 'utf8')

/** The files of jobs, and files to which a job passes its own id. */
function filesOfJobs(): string[] {
  const jobs = filesOf(server).filter(
    (file) => file.endsWith('.jobs.ts') || /\bjobId: string\b/.test(sourceOf(file)),
  )
  return jobs.filter((file) => relative(server, dirname(file)) !== 'jobs')
}

it('trust 54: a job that goes through many does so by `eachAlone`, so that none holds up the others', () => {
  const files = filesOfJobs()
  expect(files.length).toBeGreaterThan(20)
  const looping = files.filter((file) => loop.test(sourceOf(file))).map((file) => relative(root, file))
  expect(looping.filter((file) => !(file in reasoned))).toEqual([])
  expect(Object.keys(reasoned).filter((file) => !looping.includes(file))).toEqual([])
})

it('trust 54: nothing in the server opens a transaction for each of many but `eachInTransaction`', () => {
  const opening = filesOf(join(server, 'domains')).filter((file) => inLoop.test(sourceOf(file)))
  // Runs at startup, before any job.
  const atStart = ['server/domains/content/tools/tool-documents.ts']
  expect(opening.map((file) => relative(root, file))).toEqual(atStart)
})
