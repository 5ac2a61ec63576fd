import { describe, expect, it } from 'vitest'
import { deviceOf } from './device-of.ts'
import { deviceText } from './text/device-text.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the device of a session', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0 Safari/537.36`, 'Chrome · Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0 Safari/537.36 Edg/130.0`,
      'Edge · Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; V2307A) ${webKit} Version/4.0 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0`,
      'WeChat · Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14) ${webKit} Chrome/116.0 Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1`,
      'WeCom · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
      'Safari · iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.4; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox · Mac'],
    ['curl/8.5', ''],
  ])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))

  it('is said in words, also by sessions that were written down in another form', () => {
    expect(deviceText('Edge · Windows', 'zh')).toBe('Windows 电脑上的 Edge 浏览器')
    expect(deviceText('WeChat · Android', 'zh')).toBe('安卓设备上的微信')
    expect(deviceText('WeCom · Android', 'zh')).toBe('安卓设备上的企业微信')
    expect(deviceText('Safari · iPhone', 'en')).toBe('Safari on an iPhone')
    expect(deviceText('Chrome · Mac OS X', 'en')).toBe('Chrome on a Mac')
    expect(deviceText('Firefox', 'en')).toBe('Firefox')
    expect(deviceText('', 'zh')).toBe('')
  })
})
