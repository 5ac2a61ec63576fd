import type { Api } from '../../../shared/contract/contract.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createStaff, type TestAccount } from './actors.ts'
import { moveNow } from './articles.ts'

let made = 0

/** The default field of projects. */
const usualField = 'rural'

/** The fields of public benefit, which a demo has. */
export async function addFields(portal: TestPortal, aliases: string[]): Promise<void> {
  await portal.db
    .insertInto('fields')
    .values(
      aliases.map((alias, position) => ({
        alias,
        position,
        name_zh: `领域 ${alias}`,
        name_en: `Field ${alias}`,
        summary_zh: '',
        summary_en: '',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A record of a collection, published in the given languages. Returns its number. */
async function publish(
  api: Api,
  collection: CollectionName,
  values: { shared: Record<string, string | string[]>; texts: Record<Locale, Record<string, string>> },
  languages: Locale[],
): Promise<string> {
  const { number } = await api.contentStaff.recordAdd({ collection, ...values })
  for (const language of languages) await moveNow(api, collection, number, language, 'publish')
  return number
}

const both: Locale[] = ['zh', 'en']

export type ProjectEditor = { editor: TestAccount; api: Api }

export async function openProjectEditor(portal: TestPortal): Promise<ProjectEditor> {
  const editor = await createStaff(portal, ['editor'])
  await addFields(portal, [usualField])
  return { editor, api: await portal.api({ token: editor.token }) }
}

export async function createProjectClass({ api }: ProjectEditor): Promise<string> {
  made += 1
  const texts = {
    zh: { name: `分类${made}`, summary: `第 ${made} 类的说明。` },
    en: { name: `Class ${made}`, summary: `About class ${made}.` },
  }
  return publish(api, 'projectClasses', { shared: { order: String(made) }, texts }, both)
}

export async function createProjectSet({ api }: ProjectEditor): Promise<string> {
  made += 1
  const texts = {
    zh: { title: `第 ${made} 集`, summary: '一个问题。', body: '<p>几种做法。</p>' },
    en: { title: `Set ${made}`, summary: 'One question.', body: '<p>Several answers.</p>' },
  }
  return publish(api, 'projectSets', { shared: { order: String(made), cover: '' }, texts }, both)
}

export type ProjectOptions = {
  classes: string[]
  sets?: string[]
  fields?: string[]
  stage?: string
  published?: Locale[]
  title?: string
  /** The maker's name in Chinese. */
  maker?: string
}

/** Valid values of a project that can be published in both languages. */
export function projectValues({
  classes,
  sets = [],
  fields = [usualField],
  stage = 'pilot',
  title,
  maker = '试验田',
}: ProjectOptions) {
  made += 1
  return {
    shared: {
      ...{ classes, sets, fields, stage, since: '2024', setupDays: '3', licence: 'MIT', cover: '' },
      ...{ code: 'code.example/one', documents: '' },
    },
    texts: {
      zh: {
        ...{ title: title ?? `项目 ${made}`, summary: '一句话。', maker, place: '东村' },
        ...{ body: '<p>怎样做成的。</p>', requirements: '一台电脑\n两个人', reuseSteps: '先试\n再铺开' },
        contact: '编辑转',
      },
      en: {
        ...{
          title: `Project ${made}`,
          summary: 'One sentence.',
          maker: 'Trial Field',
          place: 'East Village',
        },
        ...{ body: '<p>How it came about.</p>', requirements: 'A computer\nTwo people' },
        ...{ reuseSteps: 'Try\nSpread', contact: 'Through the editors' },
      },
    },
  }
}

/** A project, published in both languages or the given ones. Returns its number. */
export async function createProject({ api }: ProjectEditor, options: ProjectOptions): Promise<string> {
  return publish(api, 'projects', projectValues(options), options.published ?? both)
}

export async function createProjectActivity(
  { api }: ProjectEditor,
  project: string,
  startsOn: string,
  { hours = '', title }: { hours?: string; title?: string } = {},
): Promise<string> {
  made += 1
  const texts = {
    zh: { title: title ?? `活动 ${made}`, summary: '来看看。', place: '村口', body: '<p>带水。</p>' },
    en: { title: `Activity ${made}`, summary: 'Come and see.', place: 'At the gate', body: '' },
  }
  const shared = { project: [project], startsOn, hours }
  return publish(api, 'projectActivities', { shared, texts }, both)
}
