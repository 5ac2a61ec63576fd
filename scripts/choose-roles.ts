import { createInterface } from 'node:readline/promises'
import type { Db } from '../server/db/database.ts'
import { listRoles } from '../server/domains/accounts/staff-roles.queries.ts'
import { StartError } from '../server/start-error.ts'
import type { RoleKey } from '../shared/rules/roles.ts'

type Role = Awaited<ReturnType<typeof listRoles>>[number]

/** Each by its key, or by its name in either language. @throws StartError for what names no role */
export async function rolesNamed(db: Db, wanted: string[]): Promise<RoleKey[]> {
  const roles = await listRoles(db)
  return wanted.map((name) => {
    const role = roles.find(({ key, name_zh, name_en }) => [key, name_zh, name_en].includes(name))
    if (!role)
      throw new StartError(`There is no role ${name}; there are ${roles.map(({ key }) => key).join(', ')}`)
    return role.key
  })
}

/**
 * Says what each role may do and asks for some; where nobody can answer it says how to state them.
 * @throws StartError
 */
export async function askForRoles(db: Db, { usage }: { usage: string }): Promise<string[]> {
  const described = await descriptionOf(await listRoles(db))
  if (!process.stdin.isTTY) throw new StartError(`${usage}\n${described}`)
  console.log(described)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question('角色，用逗号分开 Roles, separated by commas: ')
  lines.close()
  return namesIn(answer)
}

export function namesIn(stated: string): string[] {
  return [...new Set(stated.split(/[,，、]/).map((one) => one.trim()))].filter(Boolean)
}

/** The key of each role, and what it allows in both languages. The words are many files: read only for this. */
async function descriptionOf(roles: Role[]): Promise<string> {
  const { privilegeWords } = await import('../app/features/staff/privilege-words.ts')
  return roles
    .map(({ key, name_zh, name_en, privileges }) => {
      const words = (locale: 'zh' | 'en') =>
        privileges
          .map((privilege) => privilegeWords[privilege]({}, { locale }))
          .join(locale === 'zh' ? '、' : '; ')
      return [
        `  ${key} ${name_zh} ${name_en}`.trimEnd(),
        `      ${words('zh')}`,
        `      ${words('en')}`,
      ].join('\n')
    })
    .join('\n')
}
