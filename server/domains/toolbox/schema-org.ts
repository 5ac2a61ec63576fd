import type { ToolDetail } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import type { ToolKind } from '../../../shared/rules/toolbox/tool-facets.ts'
import type { CallContext } from '../../context.ts'

const types: Record<ToolKind, string> = {
  selfHosted: 'SoftwareApplication',
  cloudService: 'WebApplication',
  desktopApp: 'SoftwareApplication',
  mobileApp: 'MobileApplication',
  template: 'CreativeWork',
}
/** Costs that count as a price of zero; for others, and unstated ones, the amount is unknown. */
const freeCosts = ['free', 'hostedByProgramme']

/** Structured data of a tool for search engines. */
export function schemaOfTool(
  { locale, services }: Pick<CallContext, 'locale' | 'services'>,
  tool: Omit<ToolDetail, 'schemaOrg'>,
): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': types[tool.kind],
    name: tool.name,
    description: tool.tagline,
    inLanguage: languageTag(tool.language),
    url: services.origin + pathInLocale(`/tools/toolsDetail/${tool.toolId}`, locale),
    image: services.origin + sharePath('tool', tool.toolId),
    ...(tool.homepage && { sameAs: tool.homepage }),
    license: tool.licence,
    audience: { '@type': 'Audience', audienceType: tool.labels.whoMayApply },
    keywords: [...tool.needNames, ...tool.fieldNames].map(({ name }) => name).join(', '),
    ...(tool.kind !== 'template' && { applicationCategory: tool.labels.kind }),
    ...(freeCosts.includes(tool.cost) && {
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
    }),
  })
}
