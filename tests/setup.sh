#!/usr/bin/env bash
# Makes sure that the tests find Chromium, a JDK and Maven. On Debian and Ubuntu, as root or where sudo asks for no
# password, it installs what is missing; elsewhere it prints the command to run and goes on, since `npm test` then
# skips the tests that need it. Where CI is set, something missing is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

find_missing() { node_modules/.bin/tsx tests/run/tools.ts; }
has() { command -v "$1" >/dev/null 2>&1; }

missing=$(find_missing)
[ -n "$missing" ] || exit 0

sudo=none
if [ "$(id -u)" = 0 ]; then sudo=''; elif sudo -n true 2>/dev/null; then sudo='sudo -n'; fi
install=no
if has apt-get && [ "$sudo" != none ]; then install=yes; fi
if [ $install = yes ]; then
  echo "Installing what the tests need: $missing"
  $sudo apt-get update -qq || true
fi

# What each tool is called here. Ubuntu's chromium is a stub for a snap, so there it is Playwright's own browser.
packages=''
browser=''
for tool in $missing; do
  case $tool in
    chromium)
      if has apt-get && ! grep -qs '^ID=ubuntu' /etc/os-release; then packages+=' chromium fonts-liberation'
      elif has apt-get; then browser='npx playwright install --with-deps chromium'
      else browser='npx playwright install chromium'; fi ;;
    jdk)
      if ! has apt-get; then packages+=' openjdk@17'
      elif apt-cache show openjdk-17-jdk-headless >/dev/null 2>&1; then packages+=' openjdk-17-jdk-headless'
      else packages+=' default-jdk-headless'; fi ;;
    maven) packages+=' maven' ;;
  esac
done

if [ $install = yes ]; then
  if [ -n "$packages" ]; then
    # shellcheck disable=SC2086 # a list of words
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $packages >/dev/null || true
  fi
  if [ -n "$browser" ]; then $browser || true; fi
  missing=$(find_missing)
  [ -n "$missing" ] || exit 0
fi

manager='brew install'
if has apt-get; then manager='sudo apt-get install'; fi
command="${packages:+$manager$packages}${packages:+${browser:+ && }}$browser"
echo "The tests do not find: $missing. To install: $command"
[ -z "${CI:-}" ] || [ "$CI" = false ] || [ "$CI" = 0 ]
