/** WeChat's own script for pages in its browser; the one script of somebody else that a page may load, and only there. */
export const wechatSdk = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** Whether a browser is the one of WeChat, by its `User-Agent`; that of WeCom names itself besides. */
export function isInWechat(userAgent: string | undefined): boolean {
  return /\bMicroMessenger\b/i.test(userAgent ?? '') && !/\bwxwork\b/i.test(userAgent ?? '')
}
