import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse as parseCsv } from 'csv-parse/sync'
import parseLicence from 'spdx-expression-parse'
import { parse as parseYaml } from 'yaml'

/** Tables as RFC 4180 has them: every row as long as the head, no column twice, and as many records as the JSON file. */
export function tableErrors(files) {
  return files.flatMap(({ address, text, count }) => {
    try {
      const [head, ...rows] = parseCsv(text, { bom: true, record_delimiter: '\r\n' })
      const isNamed = new Set(head).size === head.length && head.every((name) => name !== '')
      const errors = isNamed ? [] : [`${address}: a column without a name of its own`]
      return rows.length === count ? errors : [...errors, `${address}: ${rows.length} rows, not ${count}`]
    } catch (error) {
      return [`${address}: ${error.message}`]
    }
  })
}

/** JSON files hold what their table says of the file, and each record of an address once. */
export function jsonErrors(files) {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    formats: { uri: URL.canParse },
  })
  const validate = ajv.compile(jsonSchema)
  return files.flatMap(({ address, text }) => {
    const isRight = validate(asJson(text))
    return isRight
      ? []
      : validate.errors.map(({ instancePath, message }) => `${address}: ${instancePath} ${message}`)
  })
}

const address = { anyOf: [{ type: 'null' }, { type: 'string', format: 'uri' }] }
const values = { type: ['object', 'null'] }
const jsonSchema = {
  type: 'object',
  required: ['kind', 'source', 'licence', 'items'],
  properties: {
    kind: { type: 'string' },
    licence: { type: 'string' },
    source: { type: 'string', format: 'uri' },
    items: {
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'object',
        required: ['number', 'updatedAt', 'shared', 'zh', 'en', 'url'],
        properties: {
          number: { type: 'string', pattern: '^[1-9][0-9]*$' },
          updatedAt: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$' },
          shared: values,
          zh: values,
          en: values,
          url: { type: 'object', required: ['zh', 'en'], properties: { zh: address, en: address } },
        },
      },
    },
  },
}

/** Services by the schemas of HSDS 3.0; null where nobody has put them beside the checkout. */
export function serviceErrors(files, { dataSets }) {
  const schemas = join(dataSets, 'hsds-3.0/schema')
  if (!existsSync(schemas)) return null
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  for (const file of readdirSync(schemas).filter((name) => name.endsWith('.json')))
    ajv.addSchema(JSON.parse(readFileSync(join(schemas, file), 'utf8')), file)
  const validate = ajv.getSchema('service.json')
  return files.flatMap(({ address: at, text }) =>
    (asJson(text)?.contents ?? [null]).flatMap((service) =>
      validate(service)
        ? []
        : validate.errors.map(({ instancePath, message }) => `${at}: ${instancePath} ${message}`),
    ),
  )
}

/** Awards by the schema of 360Giving 1.4.3; null where nobody has put it beside the checkout. */
export function grantErrors(files, { dataSets }) {
  const schemas = join(dataSets, '360giving/schema')
  if (!existsSync(schemas)) return null
  const schemaOf = (name) => {
    const { $schema: _, $id: __, ...schema } = JSON.parse(readFileSync(join(schemas, name), 'utf8'))
    return schema
  }
  const whole = schemaOf('360-giving-package-schema.json')
  const formats = { uri: URL.canParse, 'date-time': /^[\d-]+T[\d:.]+(Z|[+-][\d:]+)$/ }
  const validate = new Ajv2020({ strict: false, allErrors: true, formats })
    .addSchema(schemaOf('360-giving-schema.json'), whole.properties.grants.items.$ref)
    .compile(whole)
  return files.flatMap(({ address: at, text }) =>
    validate(asJson(text))
      ? []
      : validate.errors.map(({ instancePath, message }) => `${at}: ${instancePath} ${message}`),
  )
}

/** What others know of a publiccode.yml: that it is YAML, that its licence is one, and its languages and addresses. */
export function publiccodeErrors(files) {
  return files.flatMap(({ address: at, text }) => {
    try {
      const file = parseYaml(text, { strict: true, uniqueKeys: true })
      parseLicence(file.legal.license)
      Intl.getCanonicalLocales([...file.localisation.availableLanguages, ...Object.keys(file.description)])
      for (const url of [file.url, ...(file.landingURL ? [file.landingURL] : [])]) new URL(url)
      return []
    } catch (error) {
      return [`${at}: ${error.message}`]
    }
  })
}

/** What the standard itself lists; null where nobody has put it beside the checkout. */
export function publiccodeListErrors(files, { dataSets }) {
  const standard = join(dataSets, 'publiccode-yml/docs/standard')
  if (!existsSync(standard)) return null
  const listed = (name) =>
    new Set([...readFileSync(join(standard, name), 'utf8').matchAll(/^- +(\S+)$/gm)].map(([, tag]) => tag))
  const [categories, scopes] = [listed('categories-list.rst'), listed('scope-list.rst')]
  return files.flatMap(({ address: at, text }) => {
    const { categories: own = [], intendedAudience } = parseYaml(text)
    const unknown = [
      ...own.filter((one) => !categories.has(one)),
      ...(intendedAudience?.scope ?? []).filter((one) => !scopes.has(one)),
    ]
    return unknown.map((one) => `${at}: ${one} is not in the standard's list`)
  })
}

function asJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
