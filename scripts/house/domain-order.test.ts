import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { breachesOf, domainOrder, featureBreachesOf, fullFolders } from './domain-order.ts'

const refused = (file: string, from: string, how = 'import { a }') =>
  breachesOf(`server/domains/${file}`, `${how} from '${from}'\n`)

it('names every domain once, and nothing else', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../server/domains'), { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect([...domainOrder].sort()).toEqual(names.sort())
})

it('lets a domain know those below it and what belongs to none', () => {
  expect(refused('teams/joining/join.ts', '../../messages/notify.ts')).toEqual([])
  expect(refused('teams/joining/join.ts', '../team.queries.ts')).toEqual([])
  expect(refused('messages/notify.ts', '../../services.ts', 'import type { Services }')).toEqual([])
})

it('refuses imports from above, also for a type, on a later line or when loaded late', () => {
  const above = ['../teams/teams.ts', '../teams/invitations/named-invitation.ts']
  for (const from of above) {
    expect(refused('messages/notify.ts', from)).toHaveLength(1)
    expect(refused('messages/notify.ts', from, 'import type { A }')).toHaveLength(1)
    expect(refused('messages/notify.ts', from, 'export {\n  a,\n}')).toHaveLength(1)
  }
  const late = "const later = () => import('../teams/teams.ts')\nimport '../teams/teams.ts'\n"
  expect(breachesOf('server/domains/messages/notify.ts', late)).toHaveLength(2)
})

it('knows another domain by its verbs alone, however deep it lies', () => {
  const own = ['sign-in/account/account.queries.ts', 'files/file.policy.ts', 'sign-in/handlers.ts']
  for (const file of own) expect(refused('teams/joining/join.ts', `../../${file}`)).toHaveLength(1)
  expect(refused('teams/team.queries.ts', '../sign-in/sessions/sessions.ts')).toHaveLength(1)
})

it('wants a place for a new domain', () => {
  expect(refused('novel/a.ts', '../messages/notify.ts')).toHaveLength(1)
  expect(refused('teams/a.ts', '../novel/a.ts')).toHaveLength(1)
})

it('lets a feature know the console and no other feature', () => {
  const refusedIn = (from: string) =>
    featureBreachesOf('app/features/support/staff/feedback-review.tsx', `import { a } from '${from}'\n`)
  for (const from of ['../../staff/papers-gate.tsx', '../help-page.tsx', '../../../ui/link.tsx'])
    expect(refusedIn(from)).toEqual([])
  expect(refusedIn('../../messages/staff/deliveries-page.tsx')).toHaveLength(1)
})

it('names folders of more than forty files', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => `shared/rules/rule-${at}.ts`)
  expect(fullFolders([...files(40), 'shared/rules/staff/roles.ts'])).toEqual([])
  expect(fullFolders(files(41))).toHaveLength(1)
})
