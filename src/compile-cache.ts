// For systemd units that were installed with 0.3.0 or before, which name this file.
import './compile-cache.js'
