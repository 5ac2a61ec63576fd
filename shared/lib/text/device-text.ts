import type { Locale } from '../locale.ts'

const systems: Record<string, Record<Locale, string>> = {
  HarmonyOS: { zh: '鸿蒙设备', en: 'a HarmonyOS device' },
  Android: { zh: '安卓设备', en: 'an Android device' },
  iPhone: { zh: 'iPhone ', en: 'an iPhone' },
  iPad: { zh: 'iPad ', en: 'an iPad' },
  Windows: { zh: 'Windows 电脑', en: 'a Windows computer' },
  Mac: { zh: 'Mac 电脑', en: 'a Mac' },
  // As older sessions name it.
  'Mac OS X': { zh: 'Mac 电脑', en: 'a Mac' },
  ChromeOS: { zh: 'ChromeOS 电脑', en: 'a ChromeOS computer' },
  Linux: { zh: 'Linux 电脑', en: 'a Linux computer' },
}

const inChinese: Record<string, string> = { WeChat: '微信', WeCom: '企业微信' }

/**
 * A device in everyday words: Windows 电脑上的 Edge 浏览器, Edge on a Windows computer.
 * @param device browser and system with a dot between, either may be missing; empty where nothing is known
 */
export function deviceText(device: string, locale: Locale): string {
  const parts = device.split(' · ').filter(Boolean)
  const system = systems[parts.at(-1) ?? '']?.[locale]
  const name = parts.find((part) => !(part in systems))
  if (!name) return (system ?? '').trim()
  const browser = locale === 'en' ? name : (inChinese[name] ?? `${name} 浏览器`)
  if (!system) return browser
  return locale === 'zh'
    ? `${system}上的${/^[A-Z]/.test(browser) ? ' ' : ''}${browser}`
    : `${browser} on ${system}`
}
