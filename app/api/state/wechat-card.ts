import { ApiError } from '../../../shared/contract/errors.ts'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { isInWechat, wechatSdk } from '../../../shared/lib/wechat-browser.ts'
import { browserApi } from '../transport/browser-api.ts'

/** What a shared page looks like in a chat; all addresses are absolute. */
type Card = { title: string; desc: string; link: string; imgUrl: string }

type Wechat = {
  config(settings: {
    debug: boolean
    appId: string
    timestamp: number
    nonceStr: string
    signature: string
    jsApiList: string[]
  }): void
  /** Calls back at once where the page has been accepted already. */
  ready(then: () => void): void
  updateAppMessageShareData(card: Card): void
  updateTimelineShareData(card: Omit<Card, 'desc'>): void
}

declare global {
  interface Window {
    wx?: Wechat
  }
}

/** The head of the next page is written in several steps. */
const settleMs = 200

/**
 * Inside WeChat: each public page is shared as a card of its title, description and picture, every other one
 * as a card of the home page. Follows the page's head from one page to the next. Without a connected public
 * account nothing is loaded and WeChat shares as it does by itself.
 */
export function shareAsCards(config: Pick<ConfigInfo, 'siteName' | 'origin'> | null): void {
  // WeCom's browser names itself as WeChat's, too.
  if (!isInWechat(navigator.userAgent)) return
  const setter = createCardSetter()
  let last = ''
  const follow = () => {
    const own = cardOfPage()
    const card = own ?? cardOfHome(config)
    if (JSON.stringify(card) === last) return
    last = JSON.stringify(card)
    void setter(card, own !== null)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(follow, settleMs)
  })
  observer.observe(document.head, { childList: true, subtree: true, attributes: true })
  follow()
}

/** By what the page says of itself; null for pages of a person or a search, which name no lasting address. */
function cardOfPage(): Card | null {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return link
    ? { title: said('og:title'), desc: said('og:description'), link, imgUrl: said('og:image') }
    : null
}

function said(property: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? ''
}

function cardOfHome(config: Pick<ConfigInfo, 'siteName' | 'origin'> | null): Card {
  const origin = config?.origin ?? location.origin
  const link = origin + pathInLocale('/', localeOfPath(location.pathname))
  return { title: config?.siteName ?? '', desc: '', link, imgUrl: `${origin}/share.png` }
}

function createCardSetter() {
  let signed: string | null = null
  let isOff = false
  /** WeChat accepts a page by the signature of its address; only a public page's is signed. */
  async function accept(): Promise<void> {
    const url = addressToSign()
    if (url === signed) return
    const settings = await browserApi().wechat.sign({ url })
    const wx = await loadSdk()
    const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData']
    wx.config({ debug: false, ...settings, jsApiList })
    signed = url
  }
  return async (card: Card, isPublic: boolean): Promise<void> => {
    if (isOff) return
    try {
      if (isPublic) await accept()
    } catch (error) {
      // Nothing is lost for the reader: WeChat then shares the page as it does by itself.
      isOff = error instanceof ApiError && error.reason === 'notConnected'
      return
    }
    window.wx?.ready(() => {
      window.wx?.updateAppMessageShareData(card)
      window.wx?.updateTimelineShareData({ title: card.title, link: card.link, imgUrl: card.imgUrl })
    })
  }
}

/** On Apple's systems WeChat checks the address that the visit began at, elsewhere the present one. */
function addressToSign(): string {
  const isApple = /\b(iPhone|iPad|iPod|Macintosh)\b/.test(navigator.userAgent)
  const first = performance.getEntriesByType('navigation')[0]?.name
  return ((isApple && first) || location.href).split('#')[0] ?? ''
}

function loadSdk(): Promise<Wechat> {
  if (window.wx) return Promise.resolve(window.wx)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = wechatSdk
    script.onload = () =>
      window.wx ? resolve(window.wx) : reject(new Error('WeChat’s script is another one'))
    script.onerror = () => reject(new Error('WeChat’s script did not load'))
    document.body.append(script)
  })
}
