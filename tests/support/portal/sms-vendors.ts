import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message that a stand-in took, by the names of the vendor's own API. */
export type TakenText = { phone: string; signName: string; template: string; values: string[] }

/** The next answers, each used once: an HTTP status with a body, or none: cut, or left open. */
export type StandInFailure = 'cut' | 'hang' | 'malformed' | { status?: number; code: string }

const templates = new Set(['SMS_1', 'SMS_2', 'SMS_9', '1001', '1002', '1009'])

/**
 * Stand-ins for the text message APIs of both vendors, made from their documentation: they verify signatures,
 * refuse unknown templates and senders and malformed numbers, and report deliveries.
 */
export async function openSmsVendors() {
  const taken: TakenText[] = []
  const failures: StandInFailure[] = []
  const reports = new Map<string, { state: 'waiting' | 'delivered' | 'failed'; code: string }>()
  const asked = { count: 0 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString()
    asked.count++
    const serve = request.headers['x-acs-action'] ? serveAlibaba : serveTencent
    const failure = failures.shift()
    if (failure === 'cut') request.socket.destroy()
    else if (failure === 'malformed') response.end('<html>busy</html>')
    else if (failure !== 'hang') serve(request, response, body, { taken, reports, failure })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const texts = (notice: string, code: string) => ({ signName: '益榫', templates: { code, notice } })
  return {
    taken,
    failures,
    reports,
    asked,
    alibaba: {
      accessKeyId: 'LTAI5tStandIn',
      accessKeySecret: 'key of the stand-in',
      ...texts('SMS_2', 'SMS_1'),
      endpoint,
    },
    tencent: {
      secretId: 'AKIDStandIn',
      secretKey: 'key of the stand-in',
      sdkAppId: '1400006666',
      ...texts('1002', '1001'),
      endpoint,
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type State = {
  taken: TakenText[]
  reports: Map<string, { state: 'waiting' | 'delivered' | 'failed'; code: string }>
  failure: { status?: number; code: string } | undefined
}

/** RPC in the query, signed by ACS3-HMAC-SHA256. Errors of the gateway are 4xx, those of the product 200. */
function serveAlibaba(request: IncomingMessage, response: ServerResponse, body: string, state: State) {
  const url = new URL(String(request.url), 'http://stand.in')
  const answer = (status: number, content: object) =>
    json(response, status, { Message: `about ${url.search}`, RequestId: 'stand-in', ...content })
  const fault = isSignedAcs3(request, url, body) ? '' : 'SignatureDoesNotMatch'
  const { failure } = state
  if (fault) return answer(403, { Code: fault })
  if (failure) return answer(failure.status ?? 200, { Code: failure.code })
  const get = (name: string) => url.searchParams.get(name) ?? ''
  if (request.headers['x-acs-action'] === 'QuerySendDetails') {
    const { state: sent = 'waiting', code = '' } = state.reports.get(get('BizId')) ?? {}
    const SendStatus = { waiting: 1, failed: 2, delivered: 3 }[sent]
    const found = [{ PhoneNum: get('PhoneNumber'), SendStatus, ErrCode: code, SendDate: get('SendDate') }]
    return answer(200, { Code: 'OK', TotalCount: '1', SmsSendDetailDTOs: { SmsSendDetailDTO: found } })
  }
  const phone = get('PhoneNumbers')
  if (!/^(1[3-9]\d{9}|[2-9]\d{6,14}|1\d{10})$/.test(phone))
    return answer(200, { Code: 'isv.MOBILE_NUMBER_ILLEGAL' })
  if (get('SignName') !== '益榫') return answer(200, { Code: 'isv.SMS_SIGNATURE_ILLEGAL' })
  if (!templates.has(get('TemplateCode'))) return answer(200, { Code: 'isv.SMS_TEMPLATE_ILLEGAL' })
  const values = Object.values<string>(JSON.parse(get('TemplateParam')))
  state.taken.push({ phone, signName: get('SignName'), template: get('TemplateCode'), values })
  return answer(200, { Code: 'OK', BizId: `biz-${state.taken.length}` })
}

/** JSON in the body, signed by TC3-HMAC-SHA256; every answer of the API is 200. */
function serveTencent(request: IncomingMessage, response: ServerResponse, body: string, state: State) {
  const answer = (content: object, status = 200) =>
    json(response, status, { Response: { ...content, RequestId: 'stand-in' } })
  const refuse = (Code: string, status = 200) => answer({ Error: { Code, Message: `about ${body}` } }, status)
  const { failure } = state
  if (!isSignedTc3(request, body)) return refuse('AuthFailure.SignatureFailure')
  const isOfMessage = failure && /^(LimitExceeded|FailedOperation|InvalidParameterValue)/.test(failure.code)
  if (failure && !isOfMessage) return refuse(failure.code, failure.status)
  const asked = JSON.parse(body)
  if (request.headers['x-tc-action'] === 'PullSmsSendStatusByPhoneNumber') {
    const found = [...state.reports].filter(([, { state: sent }]) => sent !== 'waiting')
    const PullSmsSendStatusSet = found.map(([SerialNo, { state: sent, code }]) => ({
      PhoneNumber: asked.PhoneNumber,
      SerialNo,
      ReportStatus: sent === 'delivered' ? 'SUCCESS' : 'FAIL',
      Description: code,
    }))
    return answer({ PullSmsSendStatusSet })
  }
  const status = (Code: string, SerialNo = '') =>
    answer({ SendStatusSet: [{ Code, SerialNo, PhoneNumber: asked.PhoneNumberSet[0], Fee: 1 }] })
  if (failure) return status(failure.code)
  if (asked.SignName !== '益榫') return status('FailedOperation.SignatureIncorrectOrUnapproved')
  if (!templates.has(asked.TemplateId)) return status('FailedOperation.TemplateIncorrectOrUnapproved')
  const [phone] = asked.PhoneNumberSet
  const { SignName: signName, TemplateId: template, TemplateParamSet: values } = asked
  state.taken.push({ phone, signName, template, values })
  return status('Ok', `serial-${state.taken.length}`)
}

function json(response: ServerResponse, status: number, content: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
}

function isSignedAcs3(request: IncomingMessage, url: URL, body: string): boolean {
  const header = String(request.headers.authorization)
  const [, keyId, signed = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w+)$/.exec(header) ?? []
  const names = signed.split(';')
  const query = [...url.searchParams]
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .sort()
    .join('&')
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('')
  const hash = sha256(body)
  const canonical = [request.method, url.pathname, query, headers, signed, hash].join('\n')
  const expected = hmac('key of the stand-in', `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex')
  const isComplete = ['host', 'x-acs-action', 'x-acs-date', 'x-acs-signature-nonce'].every((name) =>
    names.includes(name),
  )
  const isHashed = request.headers['x-acs-content-sha256'] === hash
  return isComplete && isHashed && keyId === 'LTAI5tStandIn' && signature === expected
}

function isSignedTc3(request: IncomingMessage, body: string): boolean {
  const header = String(request.headers.authorization)
  const [, keyId, scope = '', signed = '', signature] =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(header) ?? []
  const time = Number(request.headers['x-tc-timestamp'])
  const [date = '', service = ''] = scope.split('/')
  const host = String(request.headers.host).replace(/:\d+$/, '')
  const headers = `content-type:${request.headers['content-type']}\nhost:${host}\n`
  const canonical = [request.method, '/', '', headers, signed, sha256(body)].join('\n')
  const toSign = ['TC3-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [date, service, 'tc3_request'].reduce<string | Buffer>(
    (from, part) => hmac(from, part),
    'TC3key of the stand-in',
  )
  const isTimely = Math.abs(Date.now() / 1000 - time) < 300
  const isOfDay = date === new Date(time * 1000).toISOString().slice(0, 10)
  const isOwn = keyId === 'AKIDStandIn' && signed === 'content-type;host'
  return isTimely && isOfDay && isOwn && signature === hmac(key, toSign).toString('hex')
}

function percent(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
