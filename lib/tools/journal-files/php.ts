/**
 * `journal.php`: PHP 7.4 and later, one file. Placeholders in braces with percent signs are replaced by the settings,
 * as PHP literals.
 */
export const phpFile = String.raw`<?php
/**
 * Журнал согласий: пишет выбор посетителей на вашем сервере (152-ФЗ ст. 9 ч. 3).
 * Положите файл на сайт, например в корень. Ничего не показывает, только принимает записи баннера.
 * Имени, IP-адреса и сведений о браузере не хранит.
 * Прочитать журнал: в консоли сервера «php journal.php > journal.csv», или возьмите папку журнала по FTP.
 */

// Настройки.
$settings = [
    'site' => {%site%},
    // С каких адресов страниц принимать записи.
    'origins' => {%origins%},
    // Сколько лет хранить записи.
    'years' => {%years%},
    // Папка журнала. Лучше вне папки сайта; пустая строка — выбрать самим.
    'folder' => '',
    // Имя папки: угадать его нельзя.
    'name' => {%folder%},
];

const MAX_BYTES = 1024;

function fail(int $status, string $words): void
{
    http_response_code($status);
    header('Content-Type: text/plain; charset=utf-8');
    echo $words;
    exit;
}

/** The folder of the journal: outside of the site where the server lets us, else closed to visitors. */
function openFolder(array $settings): string
{
    $places = [];
    if ($settings['folder'] !== '') {
        $places[] = $settings['folder'];
    } else {
        $root = $_SERVER['DOCUMENT_ROOT'] ?? '';
        // What is inside of the site is looked at last, but once it is there it is the journal.
        $inside = __DIR__ . '/' . $settings['name'];
        if (is_dir($inside)) {
            $places[] = $inside;
        }
        $above = dirname($root !== '' ? $root : __DIR__);
        $places[] = $above . '/' . $settings['name'];
        $places[] = $inside;
    }
    foreach ($places as $place) {
        if (!is_dir($place) && !@mkdir($place, 0700, true) && !is_dir($place)) {
            continue;
        }
        if (!is_writable($place)) {
            continue;
        }
        if (!is_file($place . '/.htaccess')) {
            $closed = "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n"
                . "<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n";
            @file_put_contents($place . '/.htaccess', $closed);
            @file_put_contents($place . '/index.html', '');
        }
        return $place;
    }
    fail(503, 'Папка журнала недоступна для записи.');
}

/** A field that is wrong by its name, or null. */
function faultOf($record, string $site): ?string
{
    if (!is_object($record)) {
        return 'record';
    }
    $hash = '/^[0-9a-f]{64}\z/';
    $text = function ($value, string $pattern): bool {
        return is_string($value) && preg_match($pattern, $value) === 1;
    };
    $number = function ($value): bool {
        return is_int($value) && $value >= 1 && $value <= 1000000;
    };
    $fields = ['v', 'site', 'id', 'seq', 'event', 'choice', 'text', 'edition', 'policy', 'page', 'source'];
    foreach ($fields as $field) {
        if (!property_exists($record, $field)) {
            return $field;
        }
    }
    foreach (array_keys(get_object_vars($record)) as $field) {
        if (!in_array((string) $field, $fields, true)) {
            return (string) $field;
        }
    }
    if ($record->v !== 1) return 'v';
    if ($record->site !== $site) return 'site';
    if (!$text($record->id, '/^[A-Za-z0-9_-]{22}\z/')) return 'id';
    if (!$number($record->seq)) return 'seq';
    if (!in_array($record->event, ['given', 'changed', 'withdrawn', 'askedAgain'], true)) return 'event';
    if (!is_object($record->choice)) return 'choice';
    $choice = get_object_vars($record->choice);
    if (count($choice) > 16) return 'choice';
    foreach ($choice as $key => $value) {
        if (!$text((string) $key, '/^[A-Za-z][A-Za-z0-9_]{0,39}\z/') || !is_bool($value)) return 'choice';
    }
    if (!$text($record->text, $hash)) return 'text';
    if (!$number($record->edition)) return 'edition';
    if ($record->policy !== '' && !$text($record->policy, $hash)) return 'policy';
    if (!$text($record->page, '/^\/[^?#\s\p{Z}\p{C}]{0,299}\z/u')) return 'page';
    if (!in_array($record->source, ['banner', 'form'], true)) return 'source';
    return null;
}

/** The cells of a record, the first of them its time. */
function cellsOf($record, string $receivedAt): array
{
    $choice = json_encode($record->choice, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    return [
        $receivedAt, $record->site, $record->id, $record->seq, $record->event, $choice, $record->text,
        $record->edition, $record->policy, $record->page, $record->source,
    ];
}

const COLUMNS = ['received_at', 'site', 'id', 'seq', 'event', 'choice', 'text', 'edition', 'policy', 'page', 'source'];

/** A line of CSV for Excel; no cell is taken for a formula. */
function csvLine(array $cells): string
{
    $written = array_map(function ($cell): string {
        $cell = (string) $cell;
        if (preg_match('/^[=+\-@\t\r]/', $cell) === 1) {
            $cell = "'" . $cell;
        }
        return preg_match('/[";\r\n]/', $cell) === 1 ? '"' . str_replace('"', '""', $cell) . '"' : $cell;
    }, $cells);
    return implode(';', $written) . "\r\n";
}

/** SQLite where PHP has it. */
function openBase(string $folder): ?PDO
{
    if (!class_exists('PDO') || !in_array('sqlite', PDO::getAvailableDrivers(), true) || getenv('JOURNAL_CSV') === '1') {
        return null;
    }
    $base = new PDO('sqlite:' . $folder . '/journal.sqlite');
    $base->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
    $base->exec('PRAGMA busy_timeout = 5000');
    $base->exec(
        'CREATE TABLE IF NOT EXISTS records (received_at TEXT NOT NULL, site TEXT NOT NULL, id TEXT NOT NULL,'
        . ' seq INTEGER NOT NULL, event TEXT NOT NULL, choice TEXT NOT NULL, text TEXT NOT NULL,'
        . ' edition INTEGER NOT NULL, policy TEXT NOT NULL, page TEXT NOT NULL, source TEXT NOT NULL,'
        . ' PRIMARY KEY (site, id, seq))'
    );
    return $base;
}

function writeToBase(PDO $base, array $cells, int $years): void
{
    $marks = implode(', ', array_fill(0, count(COLUMNS), '?'));
    $base->prepare('INSERT OR IGNORE INTO records VALUES (' . $marks . ')')->execute($cells);
    if (random_int(1, 200) === 1) {
        $border = gmdate('Y-m', strtotime('-' . $years . ' years'));
        $base->prepare('DELETE FROM records WHERE received_at < ?')->execute([$border]);
    }
}

/** A table a month, with the numbers of its records next to it so that none is written twice. */
function writeToTables(string $folder, $record, array $cells, int $years): void
{
    $lock = fopen($folder . '/lock', 'c');
    if ($lock === false || !flock($lock, LOCK_EX)) {
        throw new RuntimeException('no lock');
    }
    $month = substr($cells[0], 0, 7);
    $key = $record->id . ' ' . $record->seq . "\n";
    $shard = substr(md5($record->id), 0, 2) . '.idx';
    foreach (glob($folder . '/*/' . $shard) ?: [] as $index) {
        if (strpos("\n" . file_get_contents($index), "\n" . $key) !== false) {
            return;
        }
    }
    $table = $folder . '/' . $month . '.csv';
    $isNew = !is_file($table);
    $file = fopen($table, 'c+');
    if ($file === false) {
        throw new RuntimeException('no table');
    }
    fseek($file, 0, SEEK_END);
    $line = csvLine($cells);
    if ($isNew) {
        $line = "\xEF\xBB\xBF" . csvLine(COLUMNS) . $line;
    } else {
        fseek($file, -1, SEEK_END);
        // A server that fell in the middle of a line.
        if (fread($file, 1) !== "\n") {
            $line = "\r\n" . $line;
        }
        fseek($file, 0, SEEK_END);
    }
    if (fwrite($file, $line) !== strlen($line) || !fflush($file)) {
        throw new RuntimeException('not written');
    }
    if (function_exists('fsync')) {
        fsync($file);
    }
    fclose($file);
    if (!is_dir($folder . '/' . $month)) {
        mkdir($folder . '/' . $month, 0700);
    }
    file_put_contents($folder . '/' . $month . '/' . $shard, $key, FILE_APPEND);
    if ($isNew) {
        $border = gmdate('Y-m', strtotime('-' . $years . ' years'));
        foreach (glob($folder . '/*.csv') ?: [] as $old) {
            $oldMonth = basename($old, '.csv');
            if ($oldMonth < $border) {
                unlink($old);
                array_map('unlink', glob($folder . '/' . $oldMonth . '/*.idx') ?: []);
                @rmdir($folder . '/' . $oldMonth);
            }
        }
    }
    flock($lock, LOCK_UN);
}

/** In the console: the whole journal as CSV. */
if (PHP_SAPI === 'cli') {
    $folder = openFolder($settings);
    if (is_file($folder . '/journal.sqlite')) {
        echo "\xEF\xBB\xBF" . csvLine(COLUMNS);
        $rows = openBase($folder)->query('SELECT * FROM records ORDER BY received_at', PDO::FETCH_NUM);
        foreach ($rows as $row) {
            echo csvLine($row);
        }
    }
    foreach (glob($folder . '/*.csv') ?: [] as $table) {
        readfile($table);
    }
    exit;
}

header('X-Content-Type-Options: nosniff');
header('Cache-Control: no-store');
header('Vary: Origin');
$origin = $_SERVER['HTTP_ORIGIN'] ?? '';
if ($origin !== '' && !in_array($origin, $settings['origins'], true)) {
    fail(403, 'Записи принимаются только со страниц этого сайта.');
}
if ($origin !== '') {
    header('Access-Control-Allow-Origin: ' . $origin);
}
if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') {
    header('Allow: POST');
    fail(405, 'Журнал только принимает записи.');
}
$type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
if ($type !== 'text/plain' && $type !== 'application/json') {
    fail(415, 'Запись принимается как text/plain.');
}
$body = (string) file_get_contents('php://input', false, null, 0, MAX_BYTES + 1);
if (strlen($body) > MAX_BYTES) {
    fail(413, 'Запись больше 1 КБ.');
}
$record = json_decode($body, false, 8);
$fault = faultOf($record, $settings['site']);
if ($fault !== null) {
    fail(400, 'Неверная запись: ' . preg_replace('/[^A-Za-z0-9_]/', '', substr($fault, 0, 40)));
}
$now = microtime(true);
$receivedAt = gmdate('Y-m-d\TH:i:s', (int) $now) . sprintf('.%03dZ', ($now - floor($now)) * 1000);
$cells = cellsOf($record, $receivedAt);
try {
    $folder = openFolder($settings);
    $base = openBase($folder);
    if ($base !== null) {
        writeToBase($base, $cells, $settings['years']);
    } else {
        writeToTables($folder, $record, $cells, $settings['years']);
    }
} catch (Throwable $error) {
    error_log('journal.php: ' . $error->getMessage());
    header('Retry-After: 60');
    fail(503, 'Записать не удалось. Попробуйте позже.');
}
http_response_code(204);
`;
