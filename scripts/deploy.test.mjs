import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './node.mjs'

const deploy = join(root, 'deploy')
const read = (name) => readFileSync(join(deploy, name), 'utf8')
const files = readdirSync(deploy)
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe('the units for systemd', () => {
  test('start at boot after the database, and again after every end', () => {
    const unit = read('vastus@.service')
    for (const line of [
      'WantedBy=multi-user.target',
      'Wants=network-online.target',
      'After=network-online.target postgresql.service clamav-daemon.service',
      'StartLimitIntervalSec=0',
      'Restart=always',
    ])
      expect(unit.split('\n')).toContain(line)
  })

  test('hold no setting beside the file of settings', () => {
    for (const name of files.filter((file) => file.endsWith('.service')))
      expect(
        read(name)
          .match(/^Environment=.*$/gm)
          ?.join(' ') ?? '',
      ).not.toMatch(/APP_MODE|DATA_DIR|_URL|SECRET_KEY/)
    expect(read('vastus@.service')).toContain('EnvironmentFile=/etc/vastus/vastus.env')
  })

  test.skipIf(!hasSystemd)('are understood by systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vastus-units-'))
    const units = files
      .filter((file) => /\.(service|timer)$/.test(file))
      .map((file) => {
        const path = join(folder, file.replace('@.', '@3000.'))
        writeFileSync(path, read(file).replaceAll('/opt/vastus', root))
        return path
      })
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})

test.each(files.filter((file) => file.endsWith('.sh')))('%s is a script that a shell understands', (name) => {
  const shell = read(name).startsWith('#!/bin/bash') ? 'bash' : 'sh'
  expect(spawnSync(shell, ['-n', join(deploy, name)], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  })
})
