import { isInWechat } from '../../../shared/lib/wechat-browser.ts'
import { useHasScript } from '../../ui/controls/use-has-script.ts'

/** The providers that this browser can use; the page is the same for all, so WeChat's is known by script. */
export function useUsable<T extends { isInWechatOnly: boolean }>(providers: T[]): T[] {
  const isInside = useHasScript() && isInWechat(navigator.userAgent)
  return providers.filter(({ isInWechatOnly }) => isInside || !isInWechatOnly)
}
