/** A certificate of an authenticator, self-signed, which says at which address to look for its revocation. */
export const attestationCertificate = Buffer.from(
  [
    'MIICIjCCAcigAwIBAgIUbH3oUaaNgSphEvpGKpk7s1q8CUowCgYIKoZIzj0EAwIwTzELMAkGA1UEBhMCQ04xDTALBg',
    'NVBAoMBFRlc3QxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDTALBgNVBAMMBFRlc3QwHhcNMjYx',
    'MTIyMDY1NzE3WhcNMzYxMTE5MDY1NzE3WjBPMQswCQYDVQQGEwJDTjENMAsGA1UECgwEVGVzdDEiMCAGA1UECwwZQX',
    'V0aGVudGljYXRvciBBdHRlc3RhdGlvbjENMAsGA1UEAwwEVGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNEq',
    'Ejq0wNrB7q62PyOi0vfHwtGPaCQ6NHTmCOU2djPmRsDgBSQiGIQADZpj9pARNLNbzTx66d1zNAnWK38jdRujgYEwfz',
    'AdBgNVHQ4EFgQUgvMROLTaOp0W/fGxFvF/yc5kYgYwHwYDVR0jBBgwFoAUgvMROLTaOp0W/fGxFvF/yc5kYgYwDAYD',
    'VR0TAQH/BAIwADAvBgNVHR8EKDAmMCSgIqAghh5odHRwOi8vMTI3LjAuMC4xOjkvcmV2b2tlZC5jcmwwCgYIKoZIzj',
    '0EAwIDSAAwRQIgR4sI5+uTv3jSF4Mh+jpIeq8IAE5EPvbkhTkeyeIY5goCIQDE42/7Ss5LCDZ/Qx/5FD3R2MVYoIQg',
    'gQ2hUDX7fCnZxQ==',
  ].join(''),
  'base64',
)
