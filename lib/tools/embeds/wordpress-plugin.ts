/**
 * The plugin for WordPress: one PHP file. It fetches a text when a page with the shortcode is saved and once a day,
 * stores it in the site's database, and makes no request when a page is viewed. Strings in, a string out.
 */

/** The name of the plugin's folder and file. */
export const pluginName = "saitpozakonu";

/**
 * @param siteUrl Where the documents are published, `https://…` without a slash at its end.
 * @throws Error for an invalid address.
 */
export function writeWordPressPlugin(siteUrl: string): string {
  // The address becomes a PHP string: an origin contains neither quotes nor backslashes.
  return source.replace("%ADDRESS%", new URL(siteUrl).origin);
}

const source = String.raw`<?php
/**
 * Plugin Name: Сайт по закону: документы
 * Description: Показывает действующую редакцию документа шорткодом [saitpozakonu id="…"]. Текст лежит в базе сайта.
 * Version: 1.0.0
 * Requires at least: 5.8
 * Requires PHP: 7.4
 * Author: Сайт по закону
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const SAITPOZAKONU_ADDRESS = '%ADDRESS%';

/** The longest text that is taken, in bytes. */
const SAITPOZAKONU_MAX = 1048576;

/** Whether it can be the address of a document. */
function saitpozakonu_is_id( $id ) {
	return is_string( $id ) && 1 === preg_match( '/^[1-9A-HJ-NP-Za-km-z]{14}(?:[1-9A-HJ-NP-Za-km-z]{8})?$/D', $id );
}

/** The documents that this site shows. */
function saitpozakonu_ids() {
	$ids = get_option( 'saitpozakonu_ids', array() );
	return is_array( $ids ) ? $ids : array();
}

/** What is kept of a document: html and etag. Without a term: an old text is better than an empty page. */
function saitpozakonu_kept( $id ) {
	$kept = get_option( 'saitpozakonu_' . $id, array() );
	return is_array( $kept ) ? $kept : array();
}

/**
 * Takes the newest text of a document. Whatever goes wrong, what is kept stays.
 *
 * @return bool Whether the server has answered.
 */
function saitpozakonu_fetch( $id ) {
	if ( ! saitpozakonu_is_id( $id ) ) {
		return false;
	}
	$ids = saitpozakonu_ids();
	if ( ! in_array( $id, $ids, true ) ) {
		$ids[] = $id;
		update_option( 'saitpozakonu_ids', $ids, false );
	}
	$kept    = saitpozakonu_kept( $id );
	$headers = array( 'Accept' => 'text/html' );
	if ( ! empty( $kept['etag'] ) ) {
		$headers['If-None-Match'] = $kept['etag'];
	}
	$answer = wp_remote_get(
		SAITPOZAKONU_ADDRESS . '/d/' . $id . '/text.html',
		array(
			'timeout'             => 10,
			'redirection'         => 0,
			'limit_response_size' => SAITPOZAKONU_MAX,
			'headers'             => $headers,
		)
	);
	if ( is_wp_error( $answer ) ) {
		return false;
	}
	$status = (int) wp_remote_retrieve_response_code( $answer );
	if ( 304 === $status ) {
		return true;
	}
	$html = (string) wp_remote_retrieve_body( $answer );
	// A page of an error, of a provider or half of a text is no document.
	$is_whole = 0 === strpos( $html, '<article ' )
		&& false !== strpos( $html, ' data-document="' . $id . '"' )
		&& '</article>' === substr( rtrim( $html ), -10 );
	if ( 200 !== $status || ! $is_whole ) {
		return false;
	}
	update_option(
		'saitpozakonu_' . $id,
		array(
			'html' => wp_kses_post( $html ),
			'etag' => (string) wp_remote_retrieve_header( $answer, 'etag' ),
		),
		false
	);
	return true;
}

/** Once a day: all documents of the site. */
function saitpozakonu_fetch_all() {
	foreach ( saitpozakonu_ids() as $id ) {
		saitpozakonu_fetch( $id );
	}
}
add_action( 'saitpozakonu_daily', 'saitpozakonu_fetch_all' );
add_action( 'saitpozakonu_one', 'saitpozakonu_fetch' );

/** When a page is saved: the documents of its shortcodes, at once. */
function saitpozakonu_on_save( $post_id, $post ) {
	if ( wp_is_post_revision( $post_id ) || wp_is_post_autosave( $post_id ) ) {
		return;
	}
	preg_match_all( '/\[saitpozakonu\s+id=["\']?([A-Za-z0-9]+)["\']?\s*\/?\]/', (string) $post->post_content, $found );
	foreach ( array_unique( $found[1] ) as $id ) {
		saitpozakonu_fetch( $id );
	}
}
add_action( 'save_post', 'saitpozakonu_on_save', 10, 2 );

/** The shortcode: what is kept; where nothing is kept yet, a link, and the text at the next run of cron. */
function saitpozakonu_show( $attributes ) {
	$attributes = shortcode_atts( array( 'id' => '' ), $attributes, 'saitpozakonu' );
	$id         = trim( (string) $attributes['id'] );
	if ( ! saitpozakonu_is_id( $id ) ) {
		return '';
	}
	$kept = saitpozakonu_kept( $id );
	if ( ! empty( $kept['html'] ) ) {
		return wp_kses_post( $kept['html'] );
	}
	if ( ! wp_next_scheduled( 'saitpozakonu_one', array( $id ) ) ) {
		wp_schedule_single_event( time(), 'saitpozakonu_one', array( $id ) );
	}
	return '<p><a href="' . esc_url( SAITPOZAKONU_ADDRESS . '/d/' . $id ) . '">Открыть документ</a></p>';
}
add_shortcode( 'saitpozakonu', 'saitpozakonu_show' );

/** Begins the daily run. */
function saitpozakonu_activate() {
	if ( ! wp_next_scheduled( 'saitpozakonu_daily' ) ) {
		wp_schedule_event( time(), 'daily', 'saitpozakonu_daily' );
	}
}
register_activation_hook( __FILE__, 'saitpozakonu_activate' );

/** Ends it; the texts stay. */
function saitpozakonu_deactivate() {
	wp_clear_scheduled_hook( 'saitpozakonu_daily' );
}
register_deactivation_hook( __FILE__, 'saitpozakonu_deactivate' );

/** Takes away all that it has kept. */
function saitpozakonu_uninstall() {
	foreach ( saitpozakonu_ids() as $id ) {
		delete_option( 'saitpozakonu_' . $id );
	}
	delete_option( 'saitpozakonu_ids' );
}
register_uninstall_hook( __FILE__, 'saitpozakonu_uninstall' );
`;
