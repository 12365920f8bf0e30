import { COMPILED_FOLDER } from './compiled-folder.ts'

/** Environment of a process of the product in PROD that needs nothing outside; a test adds the database and DATA_DIR. */
export function prodEnvironment(more: Record<string, string>): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: COMPILED_FOLDER,
    APP_MODE: 'PROD',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_URL: 'https://vastus.kodukliinik.ee',
    SECRET_KEY: '9f2c51d07be84a63b1c5e2f0a7d94e3819c6b0d2f5a84e7c',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Vastus <vastus@kodukliinik.ee>',
    SUPPORT_EMAIL: 'abi@kodukliinik.ee',
    EMAIL_DOMAIN_CHECK: 'false',
    ...more,
  }
}
