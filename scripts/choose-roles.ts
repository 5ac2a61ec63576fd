import { createInterface } from 'node:readline/promises'
import type { Db } from '../server/db/database.ts'
import { listRoles } from '../server/domains/staff/roles/staff-roles.queries.ts'
import { StartError } from '../server/start-error.ts'
import { type Locale, locales } from '../shared/lib/locale.ts'
import type { RoleKey, StaffRole } from '../shared/rules/staff/roles.ts'

type Role = Awaited<ReturnType<typeof listRoles>>[number]

/** Each role by its key, or by its name in either language. @throws StartError for a name that is no role */
export async function rolesNamed(db: Db, wanted: string[]): Promise<RoleKey[]> {
  const roles = await listRoles(db)
  const found: RoleKey[] = []
  for (const name of wanted) {
    const role = roles.find(({ key }) => key === name) ?? (await roleCalled(name, roles))
    if (!role)
      throw new StartError(`There is no role ${name}; there are ${roles.map(({ key }) => key).join(', ')}`)
    found.push(role.key)
  }
  return [...new Set(found)]
}

async function roleCalled(name: string, roles: Role[]): Promise<Role | undefined> {
  const nameOf = await readNames()
  return roles.find((role) => locales.some((locale) => nameOf(role, locale) === name))
}

/**
 * Says what each role may do and asks for some, from a person at a terminal or whatever is connected to
 * standard input; without an answer, it says how to state them.
 * @throws StartError
 */
export async function askForRoles(db: Db, { usage }: { usage: string }): Promise<string[]> {
  console.log(await descriptionOf(await listRoles(db)))
  process.stdout.write('角色，用逗号分开 Roles, separated by commas: ')
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    lines.close()
    return namesIn(line)
  }
  throw new StartError(`\n${usage}`)
}

export function namesIn(stated: string): string[] {
  return [...new Set(stated.split(/[,，、]/).map((one) => one.trim()))].filter(Boolean)
}

/** A role's name. The words are in many files, which are read only where a key is not enough. */
async function readNames(): Promise<(role: Role, locale: Locale) => string> {
  const { words } = await import('#words/staff_role')
  return ({ key, is_built_in, name_zh, name_en }, locale) => {
    if (is_built_in) return words[key as StaffRole]({}, { locale })
    return locale === 'zh' ? name_zh : name_en
  }
}

/** The key of each role, its names and what it allows in both languages. */
async function descriptionOf(roles: Role[]): Promise<string> {
  const { words: privilegeWords } = await import('#words/privilege')
  const nameOf = await readNames()
  return roles
    .map((role) => {
      const words = (locale: Locale) =>
        role.privileges.map((privilege) => privilegeWords[privilege]({}, { locale }))
      return [
        `  ${role.key} ${nameOf(role, 'zh')} ${nameOf(role, 'en')}`,
        // Privilege texts contain commas themselves.
        ...words('zh').map((right) => `      · ${right}`),
        `      ${words('en').join('; ')}`,
      ].join('\n')
    })
    .join('\n')
}
