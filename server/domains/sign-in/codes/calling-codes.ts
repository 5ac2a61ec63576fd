import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'
import type { CallingCode } from '../../../../shared/contract/sign-in/sign-in.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CallContext } from '../../../context.ts'

/** The most frequent ones; Chinese names as in mainland forms. */
const first = ['HK', 'MO', 'TW'] as const
const firstZh: Record<(typeof first)[number], string> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' }
const languages: Record<Locale, string> = { zh: 'zh-Hans', en: 'en' }

/** Calling codes outside the mainland: nearby regions first, then by name in the reader's language. */
export async function listCallingCodes({ locale }: CallContext): Promise<{ countries: CallingCode[] }> {
  const language = languages[locale]
  const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' })
  const long = new Intl.DisplayNames(language, { type: 'region' })
  const others = getCountries().filter(
    (country) => country !== 'CN' && !first.some((near) => near === country),
  )
  const { compare } = new Intl.Collator(language)
  return {
    countries: [
      ...first.map((country) => ({
        ...row(country, short),
        ...(locale === 'zh' && { name: firstZh[country] }),
      })),
      ...others.map((country) => row(country, long)).sort((one, other) => compare(one.name, other.name)),
    ],
  }
}

function row(country: Parameters<typeof getCountryCallingCode>[0], names: Intl.DisplayNames): CallingCode {
  return { country, name: names.of(country) ?? country, code: getCountryCallingCode(country) }
}
