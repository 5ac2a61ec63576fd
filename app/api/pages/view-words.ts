import * as m from '#messages'
import type { SeenView } from '../../../shared/contract/support/feedback-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { deviceText } from '../../../shared/lib/text/device-text.ts'
import { type ViewPart, viewParts } from '../../../shared/rules/feedback-view.ts'

const themes = { auto: m.view_theme_auto, light: m.view_theme_light, dark: m.view_theme_dark }
const sizes = { normal: m.view_size_normal, large: m.view_size_large, elder: m.view_size_elder }

/** A view in words, part by part; missing parts are left out. */
export function viewWords(view: SeenView, locale: Locale): { part: ViewPart; text: string }[] {
  const { theme, size, width, language, script, device } = view
  const texts: Record<ViewPart, string | undefined> = {
    theme: theme && m.feedback_view_theme({ theme: themes[theme]() }),
    size: size && m.feedback_view_size({ size: sizes[size]() }),
    width: width === undefined ? undefined : m.feedback_view_width({ width }),
    language: language && (language === 'zh' ? m.feedback_view_zh() : m.feedback_view_en()),
    script: script && (script === 'on' ? m.feedback_view_script() : m.feedback_view_no_script()),
    device: device && m.feedback_view_device({ device: deviceText(device, locale) }),
  }
  return viewParts.flatMap((part) => {
    const text = texts[part]
    return text === undefined ? [] : { part, text }
  })
}
