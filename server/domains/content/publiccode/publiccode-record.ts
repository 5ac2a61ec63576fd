import type { OpenRecord, OpenValues } from '../../../../shared/contract/open-data.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { plainText } from '../../../../shared/lib/text/html-text.ts'
import { listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import { readRow } from '../../../../shared/rules/record-of.ts'
import type { ProjectStage } from '../../../../shared/rules/toolbox/project-facets.ts'
import type { ToolKind, ToolNeed } from '../../../../shared/rules/toolbox/tool-facets.ts'
import { needName } from '../tools/facet-words.ts'
import { spdxOf } from './spdx.ts'

/** The collections with publiccode.yml files: software that others can run as well. */
export const publiccodeKinds = ['tools', 'projects'] as const
export type PubliccodeKind = (typeof publiccodeKinds)[number]

/** The standard's text limits, in characters. */
const shortest = 150
const mostShort = 150
const mostLong = 10_000

/**
 * A tool or project as the publiccode.yml standard describes software, from its published fields; null where
 * a required part is missing: the address of the source code, a licence with an SPDX identifier, the
 * languages of its interface, or a description of 150 characters. https://yml.publiccode.tools
 */
export function publiccodeOf(kind: PubliccodeKind, record: OpenRecord): object | null {
  const about = kind === 'tools' ? aboutTool(record) : aboutProject(record)
  const { url, licence, languages, descriptions } = about
  const isLong = descriptions.some(({ longDescription }) => longDescription.length >= shortest)
  if (url === '' || licence === null || languages.length === 0 || !isLong) return null
  return {
    publiccodeYmlVersion: '0',
    name: about.name,
    url,
    ...(about.landingUrl && { landingURL: about.landingUrl }),
    platforms: about.platforms,
    ...(about.categories.length > 0 && { categories: about.categories }),
    developmentStatus: about.status,
    softwareType: about.type,
    ...(about.scope.length > 0 && { intendedAudience: { scope: about.scope } }),
    description: Object.fromEntries(
      descriptions.map(({ language, longDescription, ...rest }) => [
        language,
        { ...rest, ...(longDescription.length >= shortest && { longDescription }) },
      ]),
    ),
    legal: { license: licence },
    maintenance: { type: 'community', contacts: [{ name: about.maintainers }] },
    localisation: { localisationReady: languages.length > 1, availableLanguages: languages },
  }
}

type Text<Values> = { language: Locale; values: Values }

function textsOf({ zh, en }: OpenRecord): Text<OpenValues>[] {
  return [
    ...(zh ? [{ language: 'zh' as const, values: zh }] : []),
    ...(en ? [{ language: 'en' as const, values: en }] : []),
  ]
}

const platforms: Record<ToolKind, [platform: string, type: string]> = {
  selfHosted: ['web', 'standalone/web'],
  cloudService: ['web', 'standalone/web'],
  desktopApp: ['desktop', 'standalone/desktop'],
  mobileApp: ['mobile', 'standalone/mobile'],
  template: ['document template', 'configurationFiles'],
}

/** The standard's own categories; a need without a category there is left out. */
const categories: Record<ToolNeed, string | null> = {
  collaboration: 'collaboration',
  dataCollection: 'data-collection',
  volunteerManagement: null,
  fundraising: 'fundraising',
  communication: 'communications',
  design: 'design',
  website: 'website-builder',
  projectManagement: 'project-management',
  finance: 'accounting',
  learning: 'educational-content',
  dataAnalysis: 'data-analytics',
  mapping: 'geographic-information-systems',
  security: 'it-security',
  accessibility: null,
}

function aboutTool(record: OpenRecord) {
  const { shared } = record
  const needs = listOf(shared, 'needs') as ToolNeed[]
  const [platform, type] = platforms[textOf(shared, 'kind') as ToolKind]
  const texts = textsOf(record)
  const name = nameOf(texts, (values) => textOf(values, 'name'))
  return {
    name,
    url: textOf(shared, 'repository'),
    landingUrl: textOf(shared, 'homepage'),
    licence: spdxOf(textOf(shared, 'licence')),
    platforms: [platform],
    categories: needs.flatMap((need) => categories[need] ?? []),
    // The toolbox lists usable software; it does not track releases.
    status: 'stable',
    type,
    scope: scopeOf(listOf(shared, 'fields')),
    languages: listOf(shared, 'interfaceLanguages'),
    maintainers: name,
    descriptions: texts.map(({ language, values }) => ({
      language,
      ...(textOf(values, 'name') !== name && { localisedName: textOf(values, 'name') }),
      shortDescription: cut(textOf(values, 'tagline'), mostShort),
      longDescription: cut(
        paragraphs([
          ...listOf(values, 'description'),
          textOf(values, 'audience'),
          textOf(values, 'exitRoute'),
        ]),
        mostLong,
      ),
      features: needs.map((need) => needName(need, language)),
    })),
  }
}

const statuses: Record<ProjectStage, string> = {
  prototype: 'development',
  pilot: 'beta',
  inUse: 'stable',
  spreading: 'stable',
}

function aboutProject(record: OpenRecord) {
  const { values: shared } = readRow('projects', { fields: {}, shared: record.shared })
  const texts = textsOf(record).map(({ language, values: fields }) =>
    readRow('projects', { language, fields, shared: record.shared }),
  )
  return {
    name: nameOf(texts, ({ title }) => title),
    url: shared.code ?? '',
    landingUrl: shared.documents,
    licence: spdxOf(shared.licence),
    platforms: ['web'],
    categories: [],
    status: statuses[shared.stage],
    type: 'standalone/other',
    scope: scopeOf(shared.fields),
    languages: texts.map(({ language }) => language),
    maintainers: nameOf(texts, ({ maker }) => maker),
    descriptions: texts.map(({ language, values: { summary, body, reuseSteps } }) => ({
      language,
      shortDescription: cut(summary, mostShort),
      longDescription: cut(paragraphs([summary, plainText(body)]), mostLong),
      features: reuseSteps,
    })),
  }
}

/** Tags of the standard that correspond to the portal's fields. */
const scopes: Record<string, string> = {
  education: 'education',
  environment: 'environment',
  health: 'healthcare',
  elderly: 'welfare',
  disability: 'welfare',
  children: 'education',
  rural: 'agriculture',
  emergency: 'emergency-services',
}

function scopeOf(fields: string[]): string[] {
  return [...new Set(fields.flatMap((field) => scopes[field] ?? []))]
}

/** In English where there is one: a name is one in the standard. */
function nameOf<Values>(texts: Text<Values>[], name: (values: Values) => string): string {
  return texts.map(({ values }) => name(values)).findLast((text) => text !== '') ?? ''
}

function paragraphs(parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

function cut(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
