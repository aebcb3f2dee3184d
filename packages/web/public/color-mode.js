// Runs before the first paint, so that a dark page never flashes white. The same rules as src/theme/color-mode.ts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('ykd-color-mode');
  } catch {
    // Storage can be forbidden: the device decides then.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.dataset.theme = dark ? 'dark' : 'light';
})();
