import { createPrivateKey, type KeyObject } from 'node:crypto'

/** A self-signed certificate of an authenticator, with the address of its revocation list. */
export const attestationCertificate = bytesOf([
  'MIIB8DCCAZWgAwIBAgIBATAKBggqhkjOPQQDAjBPMQswCQYDVQQGEwJDTjENMAsGA1UECgwEVGVzdDEiMCAGA1UECwwZQX',
  'V0aGVudGljYXRvciBBdHRlc3RhdGlvbjENMAsGA1UEAwwEVGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1',
  'OVowTzELMAkGA1UEBhMCQ04xDTALBgNVBAoMBFRlc3QxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDT',
  'ALBgNVBAMMBFRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR0PzMA8FN0G8DHBsLGlKN2DQFB5iSuZQhsv1/g5dsZ',
  'VM+i0QK/loxAZHT/Neku2e7x4MKwRpZXegzQo5GhvpSyo2AwXjAMBgNVHRMBAf8EAjAAMC8GA1UdHwQoMCYwJKAioCCGHm',
  'h0dHA6Ly8xMjcuMC4wLjE6OS9yZXZva2VkLmNybDAdBgNVHQ4EFgQUL0egqHksEQe+XEQwbImWG+oN9XQwCgYIKoZIzj0E',
  'AwIDSQAwRgIhALysZQpNimsNOmxUUV/spBzr3li5c2G4MhsL+9UNc6WHAiEA2z/NpN7bXoiF5eIGehMWnbkNSXw/dSj5zj',
  'aWGXeS8Aw=',
])

/** The certificate's key: its signatures are valid, so that only the certificate can be refused. */
export const attestationKey: KeyObject = createPrivateKey({
  key: bytesOf([
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgklBjVaE1kNN+LPZrTI6g7/0AyLOlOMDJD5IIUkOVQqOhRA',
    'NCAAR0PzMA8FN0G8DHBsLGlKN2DQFB5iSuZQhsv1/g5dsZVM+i0QK/loxAZHT/Neku2e7x4MKwRpZXegzQo5GhvpSy',
  ]),
  format: 'der',
  type: 'pkcs8',
})

function bytesOf(lines: string[]): Buffer {
  return Buffer.from(lines.join(''), 'base64')
}
