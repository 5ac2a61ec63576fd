const mobile = /^1[3-9]\d{9}$/
/** Area codes have three digits in the largest cities, four elsewhere. */
const landline = /^0(10|2\d|[3-9]\d{2})([2-8]\d{6,7})$/
const service = /^[48]00\d{7}$/
const extension = /(?:#|-|转|分机|ext\.?|x)\s*(\d{1,6})$/i

/**
 * A contact number in its stored spelling: mobile and service numbers of the mainland as digits, landlines
 * with their area code as `010-65529988`, others as written, after `+`. Null for anything else.
 */
export function contactPhone(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00/, '+')
  if (/^\+(?!\s*86)/.test(text)) return abroad(text)
  const inside = text.replace(/^\+\s*86\s*/, '')
  // After the country code the 0 of an area code is left out.
  return ofMainland(inside) ?? (inside === text ? null : ofMainland(`0${inside}`))
}

/** Up to fifteen digits, grouped as the country groups them. */
function abroad(text: string): string | null {
  const digits = text.replace(/\D/g, '').length
  return /^\+\s?[1-9][\d ().-]*\d$/.test(text) && digits >= 8 && digits <= 15 ? text : null
}

function ofMainland(text: string): string | null {
  const bare = plain(text)
  if (bare !== null && (mobile.test(bare) || service.test(bare))) return bare
  const whole = landlineOf(text)
  if (whole) return whole
  const inside = extension.exec(text)
  const main = inside && landlineOf(text.slice(0, inside.index))
  return main ? `${main}-${inside[1]}` : null
}

function landlineOf(text: string): string | null {
  const [, area, number] = landline.exec(plain(text) ?? '') ?? []
  return area && number ? `0${area}-${number}` : null
}

/** The digits of a number with nothing but spaces, dashes and brackets between them. */
function plain(text: string): string | null {
  return /^[\d ()-]*$/.test(text) ? text.replace(/\D/g, '') : null
}
